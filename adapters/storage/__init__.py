"""Everything kept on disk: tables, log, results, people, messages."""
