import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Commission, saveCommission as saveCall } from '../../../contract/seller-commission.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { requireVersion } from '../../require-version.ts';
import { recordAudit } from '../audit/service.ts';
import { payeeOf, type Seller, setCommission, settingsOf } from './seller-queries.ts';
import { holdSeller, sellerIn } from './service.ts';

/** Of the seller with this account. Fails with `request.not_found`, like the function below. */
export async function readCommission(db: Db | Tx, user: number): Promise<Commission> {
  return present(db, await sellerIn(db, { user }));
}

/**
 * Sets a commission of the seller's own, or with null that of the settings; what is delivered keeps its rate
 * (earnings-8). Fails with `edits.outdated`.
 */
export async function saveCommission(
  tx: Tx,
  actor: Actor,
  user: number,
  { version, percent }: BodyOf<typeof saveCall>,
): Promise<Commission> {
  const seller = await holdSeller(tx, { user });
  const before = await present(tx, seller);
  requireVersion(version, before);
  await setCommission(tx, seller, actor.id, percent);
  const named = (own: number | null) => (own === null ? 'as in the settings' : `${own} %`);
  await recordAudit(tx, actor, {
    action: 'sellers.commission-set',
    subject: { kind: 'seller', id: user },
    userId: user,
    data: { commission: `${named(before.percent)} → ${named(percent)}` },
  });
  return present(tx, seller);
}

async function present(db: Db | Tx, seller: Seller): Promise<Commission> {
  const payee = (await payeeOf(db, seller)) ?? fail('request.not_found');
  const settings = await settingsOf(db);
  return {
    version: payee.version,
    updated_at: payee.updatedAt.toISOString(),
    updated_by: payee.updatedBy,
    percent: payee.ownCommission,
    general: 'tailor' in seller ? settings.stitching : settings.goods,
  };
}
