import { createHmac } from 'node:crypto';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import { limitOfNeighbours, type Neighbour } from '../../infra/neighbours.ts';
import { type Applicant, countRecent } from './queries.ts';

/** Daily limits, because each application stores pictures and sends a mail. */
const MAX_OF_APPLICANT = 3;
/** Of a visitor; neighbours have a multiple of it (`limitOfNeighbours`). */
const MAX_OF_VISITOR = 4;

/** Where an application comes from, as keyed hashes, because a network reveals a location. */
export interface Sender {
  visitor: Buffer | null;
  network: Buffer;
  /** Applications of the network a day. */
  limitOfNetwork: number;
}

export function senderOf({ config }: Pick<Deps, 'config'>, neighbour: Neighbour): Sender {
  const { visitor, kind, neighbours } = neighbour;
  const keyed = (text: string) =>
    createHmac('sha256', config.jwtSecret).update(`network of an applicant\n${text}`).digest();
  return {
    visitor: visitor === null ? null : keyed(`visitor ${visitor}`),
    network: keyed(neighbours),
    limitOfNetwork: limitOfNeighbours(kind, MAX_OF_VISITOR),
  };
}

/** Fails with `applications.too_many`. */
export async function refuseTooMany(db: Db | Tx, applicant: Applicant, sender: Sender): Promise<void> {
  const { ofApplicant, ofVisitor, ofNetwork } = await countRecent(db, applicant, sender);
  if (ofApplicant >= MAX_OF_APPLICANT || ofVisitor >= MAX_OF_VISITOR || ofNetwork >= sender.limitOfNetwork) {
    fail('applications.too_many');
  }
}

/** To be locked while the limits are checked. */
export function namesOf({ visitor, network }: Sender): string[] {
  return [visitor, network].flatMap((hash) => hash?.toString('base64') ?? []);
}
