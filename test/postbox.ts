import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';

interface Received {
  commands: string[];
  message: string;
}

/** A mail server. Accepts all mail except for `full@` (temporary failure) and `gone@` (permanent). */
export class Postbox {
  readonly received: Received[] = [];
  connections = 0;
  readonly server: Server = createServer((socket) => {
    this.connections += 1;
    socket.on('error', () => {});
    let mail: Received = { commands: [], message: '' };
    let inData = false;
    socket.write('220 postbox\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (inData && line !== '.') {
        mail.message += `${line}\n`;
        return;
      }
      if (inData) {
        inData = false;
        this.received.push(mail);
        mail = { commands: [], message: '' };
        socket.write('250 kept\r\n');
        return;
      }
      mail.commands.push(line);
      inData = line === 'DATA';
      if (line === 'DATA') socket.write('354 go on\r\n');
      else if (line.includes('full@')) socket.write('452 mailbox full\r\n');
      else if (line.includes('gone@')) socket.write('550 5.1.1 no such user\r\n');
      else socket.write('250 fine\r\n');
    });
  });

  async open(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
}
