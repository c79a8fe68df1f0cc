import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { goodsReturnPictures } from '../../db/schema/goods-returns.ts';

/** Returns what to remove from storage. */
export async function deletePicturesOfReturns(tx: Tx, returns: readonly number[]): Promise<string[]> {
  if (returns.length === 0) return [];
  const pictures = tx
    .select({ id: goodsReturnPictures.fileId })
    .from(goodsReturnPictures)
    .where(inArray(goodsReturnPictures.returnId, [...returns]));
  const removed = await tx.delete(files).where(inArray(files.id, pictures)).returning({ key: files.key });
  return removed.map(({ key }) => key);
}
