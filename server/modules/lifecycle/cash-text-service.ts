import { inLocale } from '#words';
import type { Locale } from '../../../contract/locale.ts';
import { isNobodysAddress } from '../../../contract/nobodys-address.ts';
import { pageUrl } from '../../../contract/page-url.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { ParcelCash } from '../../infra/cash-codes.ts';
import type { MailKind } from '../../infra/mail/mail-kinds.ts';
import { newsOf } from '../../infra/messages/templates.ts';
import { readMobileNumber } from '../../infra/phone-numbers.ts';
import { cashSentences } from './parcel-cash-service.ts';

interface Payer {
  customerId: number | null;
  /** Null or a placeholder: nothing can be mailed. */
  email: string | null;
  phone: string | null;
  locale: Locale;
}

/**
 * Texts sum and code of a parcel that is on its way to a customer who has neither a mailbox nor a channel for news, if
 * staff offer text messages (payments-41).
 */
export async function textCash(
  tx: Tx,
  { config, messages }: Pick<Deps, 'config' | 'messages'>,
  { customerId: userId, email, phone: typed, locale }: Payer,
  { kind, parcel }: { kind: MailKind; parcel: ParcelCash },
): Promise<void> {
  if (parcel.amount === 0 || typed === null || (email !== null && !isNobodysAddress(email))) return;
  const phone = await readMobileNumber(typed);
  if (phone === null) return;
  const text = inLocale(locale, () => {
    const { trackingNumber: number } = parcel;
    const link = pageUrl(config, `/order_tracking?number=${number}`);
    const said = cashSentences(config.cashKey, { ...parcel, isPaid: false }).join(' ');
    return newsOf('order_sent', { number, parcel: said, link }).text;
  });
  await messages.textAlone(tx, { to: phone, kind, userId, text });
}
