"""The server: tables over HTTP and WebSocket.

Generic: it knows titles only through their contract.
"""
