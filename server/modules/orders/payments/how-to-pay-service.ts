import type { howToPay } from '../../../../contract/bill-payments.ts';
import { emvFor } from '../../../../contract/emv-qr.ts';
import type { ResponseOf } from '../../../../contract/endpoint.ts';
import type { PaymentProof } from '../../../../contract/payment-proofs.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { qrOutline } from '../../../infra/pdf/qr.ts';
import { accountToPay } from '../../settings/account-service.ts';
import { openAttemptOf } from '../../shop/payments/bill-wallet-service.ts';
import { amountToPay, isWithCourier } from './present.ts';
import { presentProof } from './proof-present.ts';
import { proofsOf } from './proof-queries.ts';
import { billOfCustomer } from './queries.ts';

/** Where to transfer what is due of the own order (payments-16). Fails with `request.not_found`. */
export async function readHowToPay(
  deps: Pick<Deps, 'db' | 'links' | 'redirectGateways'>,
  actor: Actor,
  orderId: number,
): Promise<ResponseOf<typeof howToPay>> {
  const { db, links } = deps;
  const order = (await billOfCustomer(db, actor.id, orderId)) ?? fail('request.not_found');
  const amount = amountToPay(order);
  const account = amount > 0 ? await accountToPay(db) : undefined;
  const proofs = await readProofs({ db, links }, orderId);
  const paid = {
    tracking_id: order.trackingNumber,
    amount,
    proofs,
    ...(await readWallets(deps, orderId, order)),
  };
  if (!account) return { ...paid, account: null, qr_code: null };
  const { title, bank, iban, raast_id, qr_text } = account;
  const code =
    qr_text === null ? undefined : emvFor(qr_text, { rupees: amount, order: order.trackingNumber });
  return {
    ...paid,
    account: { title, bank, iban, raast_id },
    qr_code: code === undefined ? null : await qrOutline(code),
  };
}

/** Whether the page of an order says how to pay it: at an account, or with a wallet. */
export async function isPayableOnPage(
  db: Db | Tx,
  { redirectGateways }: Pick<Deps, 'redirectGateways'>,
): Promise<boolean> {
  return redirectGateways.size > 0 || (await accountToPay(db)) !== undefined;
}

/** Where it can be paid at once, and the payment there that nothing is known of yet (payments-31). */
async function readWallets(
  { db, redirectGateways }: Pick<Deps, 'db' | 'redirectGateways'>,
  orderId: number,
  bill: Parameters<typeof amountToPay>[0] & Parameters<typeof isWithCourier>[0],
): Promise<Pick<ResponseOf<typeof howToPay>, 'with_courier' | 'wallets' | 'wallet_payment'>> {
  const open = await openAttemptOf(db, orderId);
  const isDue = amountToPay(bill) > 0;
  return {
    with_courier: isDue && isWithCourier(bill),
    wallets: isDue && !isWithCourier(bill) ? [...redirectGateways.keys()] : [],
    wallet_payment: open
      ? {
          reference: open.reference,
          gateway: open.gateway,
          amount: open.amount,
          is_returned: open.isReturned,
        }
      : null,
  };
}

/** What the customer has sent about transfers, newest first; of an order that the caller may see. */
export async function readProofs(
  { db, links }: Pick<Deps, 'db' | 'links'>,
  orderId: number,
): Promise<PaymentProof[]> {
  return (await proofsOf(db, orderId)).map((row) => presentProof(row, { links }));
}
