import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

// The baseline of chat: every frame goes to everybody who listens, and to nothing else.

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const listeners = new Set<import('ws').WebSocket>();
sockets.on('connection', (socket, { url = '' }) => {
  if (url.includes('listen')) listeners.add(socket);
  socket.on('message', (data) => {
    for (const listener of listeners) listener.send(String(data));
    socket.send('{"type":"sent"}');
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`The echo is open at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
