"""Scenario files: a position written by hand in YAML, then choices and expectations in turn."""
