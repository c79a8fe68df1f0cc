// Preloaded into the server: stops it as on SIGTERM when the script that started it ends.
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const { NAAP_PARENT_FD } = process.env;
if (isMainThread && NAAP_PARENT_FD) {
  // Children of the server must not inherit it.
  delete process.env.NAAP_PARENT_FD;
  const parent = new Socket({ fd: Number(NAAP_PARENT_FD) });
  parent.on('error', () => undefined);
  parent.once('close', () => process.kill(process.pid, 'SIGTERM'));
  parent.resume();
  parent.unref();
}
