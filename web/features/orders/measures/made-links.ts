import { createDrafts } from '../../../lib/create-draft.ts';
import { type Checked, isShape, isText } from '../../../lib/stored-shape.ts';

const isLink = isShape({ url: isText, expires_at: isText });
export type MadeLink = Checked<typeof isLink>;

/** The links that were made on this device, by the id of their garment; the server has only their hashes. */
const links = createDrafts({ name: 'measure-links', version: 1, on: 'device', isEntry: isLink });

/** The link in use of a garment, if it was made here; one that ended or was replaced is forgotten. */
export function madeLinkOf(garment: number, expiresAt: string | null): MadeLink | undefined {
  const found = links.find(String(garment));
  if (!found || expiresAt === null) return undefined;
  const isInUse = found.expires_at === expiresAt && Date.parse(expiresAt) > Date.now();
  if (!isInUse) forgetLink(garment);
  return isInUse ? found : undefined;
}

export function keepLink(garment: number, { url, expires_at }: MadeLink): void {
  links.keep(String(garment), { url, expires_at });
}

export function forgetLink(garment: number): void {
  links.forget(String(garment));
}
