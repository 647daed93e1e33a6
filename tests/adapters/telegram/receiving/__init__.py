"""Updates on their way in: fetched or brought, kept, then handled in order."""
