import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { inLocale } from '#words';
import { threadModule } from '../project-folder.ts';
import type { PdfTask, Renderer } from './threaded-pdf.ts';

// On Linux the priority is per thread, so pages come first.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', async ({ file, name, locale, args }: PdfTask) => {
  try {
    const renderers: Record<string, Renderer> = await import(threadModule(file));
    const bytes = await inLocale(locale, () => renderers[name]?.(...(args as never[])));
    parentPort?.postMessage({ bytes });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
