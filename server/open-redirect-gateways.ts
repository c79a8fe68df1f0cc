import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { RedirectGateway, RedirectGateways } from './infra/payments/redirect-gateway.ts';
import { SandboxWallet } from './infra/payments/sandbox-wallet.ts';

/** The gateways whose keys are set; the sandbox's wallet is there where its cards are. */
export async function openRedirectGateways(
  { payments, redirects: { jazzcash, safepay }, publicUrl: shop }: Config,
  db: Db,
): Promise<RedirectGateways> {
  const gateways: RedirectGateway[] = [];
  if (jazzcash) {
    const { JazzCashGateway } = await import('./infra/payments/jazzcash-gateway.ts');
    gateways.push(new JazzCashGateway({ ...jazzcash, shop }));
  }
  if (safepay) {
    const { SafepayGateway } = await import('./infra/payments/safepay-gateway.ts');
    gateways.push(new SafepayGateway({ ...safepay, shop }));
  }
  if (payments === 'sandbox') gateways.push(new SandboxWallet(db, shop));
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}
