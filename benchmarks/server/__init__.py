"""The server, measured: see docs/benchmarks.md."""
