"""The one answer to each press and command, in the form that shows nobody what is not theirs."""
