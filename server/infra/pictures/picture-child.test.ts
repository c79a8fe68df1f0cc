import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PictureChild } from './picture-child.ts';
import type { PictureTask } from './picture-process.ts';

async function task(side: number): Promise<PictureTask> {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#4338ca' } });
  return { bytes: await picture.png().toBuffer(), format: 'png', longSide: 2400, as: 'webp' };
}

test('a crash fails one task; the next starts a new process', async () => {
  const child = new PictureChild(30_000);
  const crash = { bytes: undefined, format: 'png' } as unknown as PictureTask;
  await expect(child.run(crash)).rejects.toThrow('The picture process ended (1)');
  expect(await child.run(await task(20))).toMatchObject({ outcome: 'prepared', picture: { width: 20 } });
});

test('a task that takes too long is killed', async () => {
  await expect(new PictureChild(1).run(await task(4000))).rejects.toThrow(
    'The picture process ended (SIGKILL)',
  );
});
