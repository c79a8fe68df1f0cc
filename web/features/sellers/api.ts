import type { IdentityDocument } from '../../../contract/constants/sellers.ts';
import type { OwnIdentity } from '../../../contract/seller-identity.ts';
import { call, download } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Where the own identity stands (sellers-3). */
export const ownIdentityQuery = definePersonalQuery({
  queryKey: ['own-identity'],
  queryFn: ({ signal }) => call('GET /api/workshop/identity/', { signal }),
});

interface Numbers {
  cnic: string;
  iban: string;
  account_title: string;
  ntn: string;
  strn: string;
}

export interface IdentityFields extends Numbers {
  documents: Record<IdentityDocument, File | null>;
}

interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress?: (sent: number) => void;
}

/** Throws CallError; errors of pictures are in the fields of their kinds. */
export function giveIdentity(
  body: Numbers,
  files: Partial<Record<IdentityDocument, File>>,
  how: Sending,
): Promise<OwnIdentity> {
  return call('POST /api/workshop/identity/', { body, files, ...how });
}

/** What the own shop has sold in a month (sellers-11). */
export async function saveOwnStatement(month: string): Promise<void> {
  saveFile(await download('GET /api/workshop/statements/{month}/csv/', { params: { month } }));
}
