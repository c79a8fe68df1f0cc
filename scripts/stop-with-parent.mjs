// Loaded into the server before anything else: when the script that started it is gone, however it went,
// the server stops as on SIGTERM.
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const { NAAP_PARENT_FD } = process.env;
if (isMainThread && NAAP_PARENT_FD) {
  // Only we hold that descriptor; what the server starts must not look for it.
  delete process.env.NAAP_PARENT_FD;
  const parent = new Socket({ fd: Number(NAAP_PARENT_FD) });
  parent.on('error', () => undefined);
  parent.once('close', () => process.kill(process.pid, 'SIGTERM'));
  parent.resume();
  parent.unref();
}
