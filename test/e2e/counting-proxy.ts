import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { PORT } from './address.ts';

/**
 * A port that leads to the shop and counts the bodies that come from it, as compressed as they come. `replaced` has
 * other scripts by their path: Playwright cannot replace that of a service worker.
 */
export async function countingProxy(replaced = new Map<string, string>()) {
  let bytes = 0;
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    const script = replaced.get(url);
    if (script !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const passed = request({ host: '127.0.0.1', port: PORT, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  // The live connection.
  server.on('upgrade', ({ method, url, rawHeaders }, visitor) => {
    const shop = connect(PORT, '127.0.0.1');
    const lines = rawHeaders.map((text, place) => (place % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    shop.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`);
    shop.on('data', (part) => {
      bytes += part.length;
    });
    visitor.pipe(shop).pipe(visitor);
    visitor.on('error', () => shop.destroy());
    shop.on('error', () => visitor.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    kilobytes: () => bytes / 1000,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
