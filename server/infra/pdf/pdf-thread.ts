import { constants, platform, setPriority } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { PROJECT_FOLDER } from '../project-folder.ts';
import type { PdfTask, Renderer } from './threaded-pdf.ts';

// On Linux the priority is per thread, so pages come first.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', async ({ file, name, args }: PdfTask) => {
  try {
    const renderers: Record<string, Renderer> = await import(join(PROJECT_FOLDER, 'server', file));
    parentPort?.postMessage({ bytes: await renderers[name]?.(...(args as never[])) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
