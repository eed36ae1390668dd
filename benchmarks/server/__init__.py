"""The server under load: bots over WebSocket, four to a table, beside boardgame.io's server."""
