import { z } from 'zod';
import { callGateway, hmac, isSameDigest, jsonIn } from './gateway-calls.ts';
import { PaymentError } from './payments.ts';
import {
  type Departure,
  type GatewayMessage,
  type Inquiry,
  type Named,
  PAISA,
  type RedirectGateway,
  type RedirectPayment,
} from './redirect-gateway.ts';

/*
 * After JazzCash's public documentation: "Payment Gateway Integration Guide for Merchants" v4.2 (sections Page
 * Redirection, Secure Hash, Payment Status Inquiry, Instant Payment Notification) and the pages "API References" and
 * "Resources" (response codes) of its sandbox documentation. Never tried against the live service.
 */

export interface JazzCashSettings {
  merchantId: string;
  password: string;
  integritySalt: string;
  /** `https://payments.jazzcash.com.pk`, or of the sandbox. */
  origin: string;
  /** The public address of the shop. */
  shop: string;
}

type Fields = Record<string, string>;

/** Pakistan has no summer time. */
const KARACHI_MS = 5 * 3_600_000;

const PAID: ReadonlySet<string> = new Set(['000', '121']);

/** Response codes after which this transaction can no longer be paid. */
const FAILED: ReadonlySet<string> = new Set(
  '001 002 003 004 014 015 016 024 060 063 066 067 095 101 102 103 104 105 106 107 108 110 111 112 115 116 117 118'.split(
    ' ',
  ),
);
const DOES_NOT_EXIST = '109';
const WRONG_CREDENTIALS: ReadonlySet<string> = new Set(['101', '115']);

const Answer = z.looseObject({
  pp_ResponseCode: z.string(),
  pp_PaymentResponseCode: z.string().nullish(),
  pp_RetreivalReferenceNo: z.string().nullish(),
  pp_Amount: z.string().nullish(),
});

/** The customer posts a form to JazzCash, which posts the result to the return address and to the notice address. */
export class JazzCashGateway implements RedirectGateway {
  readonly name = 'jazzcash';
  readonly acknowledgement = { pp_ResponseCode: '000', pp_ResponseMessage: 'Received' };
  readonly #settings: JazzCashSettings;

  constructor(settings: JazzCashSettings) {
    this.#settings = settings;
  }

  async start(payment: RedirectPayment): Promise<Departure> {
    const { merchantId, password, origin, shop } = this.#settings;
    // The guide takes letters and digits only.
    const order = payment.order.replaceAll(/[^0-9A-Za-z]/g, '');
    const fields: Fields = {
      pp_Version: '1.1',
      pp_TxnType: '',
      pp_Language: 'EN',
      pp_MerchantID: merchantId,
      pp_SubMerchantID: '',
      pp_Password: password,
      pp_BankID: '',
      pp_ProductID: '',
      pp_TxnRefNo: payment.reference,
      pp_Amount: String(payment.amount * PAISA),
      pp_TxnCurrency: 'PKR',
      pp_TxnDateTime: karachiTime(payment.createdAt),
      pp_BillReference: order,
      pp_Description: `Order ${order}`,
      pp_TxnExpiryDateTime: karachiTime(payment.expiresAt),
      pp_ReturnURL: `${shop}/api/payments/jazzcash/return/`,
    };
    return {
      url: `${origin}/CustomerPortal/transactionmanagement/merchantform/`,
      fields: { ...fields, pp_SecureHash: this.#hashOf(fields) },
      gatewayReference: null,
    };
  }

  /** The documented answer has no amount; it is that of the signed messages, or what the signed form asked for. */
  async inquire({ reference }: Pick<RedirectPayment, 'reference'>): Promise<Inquiry> {
    const { merchantId, password, origin } = this.#settings;
    const asked: Fields = { pp_TxnRefNo: reference, pp_MerchantID: merchantId, pp_Password: password };
    const { body } = await callGateway(`${origin}/ApplicationAPI/API/PaymentInquiry/Inquire`, {
      body: { ...asked, pp_SecureHash: this.#hashOf(asked) },
    });
    const parsed = Answer.safeParse(body);
    if (!parsed.success) throw new PaymentError('unavailable');
    const answer = parsed.data;
    const { pp_ResponseCode: code, pp_PaymentResponseCode: payment } = answer;
    if (code === DOES_NOT_EXIST) return { state: 'unknown' };
    if (WRONG_CREDENTIALS.has(code)) throw new Error(`JazzCash refused an inquiry: ${code}`);
    if (code !== '000' || !payment) throw new PaymentError('unavailable');
    const fields = fieldsIn(answer);
    if (fields.pp_SecureHash) this.#assertSigned(fields);
    if (fields.pp_TxnRefNo && fields.pp_TxnRefNo !== reference) throw new PaymentError('unavailable');
    if (PAID.has(payment)) {
      return {
        state: 'paid',
        paisa: amountIn(fields) ?? null,
        gatewayReference: answer.pp_RetreivalReferenceNo || null,
      };
    }
    return { state: FAILED.has(payment) ? 'failed' : 'pending' };
  }

  readReturn({ body }: GatewayMessage): Named | null {
    return this.#read(Object.fromEntries(new URLSearchParams(body.toString())));
  }

  readNotice({ body, headers }: GatewayMessage): Named | null {
    const text = body.toString();
    const isJson = headers['content-type']?.includes('json') ?? false;
    return this.#read(isJson ? fieldsIn(jsonIn(text)) : Object.fromEntries(new URLSearchParams(text)));
  }

  #read(fields: Fields): Named | null {
    this.#assertSigned(fields);
    if (fields.pp_MerchantID !== this.#settings.merchantId) throw new PaymentError('signature_invalid');
    const { pp_TxnRefNo: reference, pp_ResponseCode: code = '' } = fields;
    if (!reference) return null;
    return { reference, paisa: PAID.has(code) ? amountIn(fields) : undefined };
  }

  #assertSigned(fields: Fields): void {
    if (!isSameDigest(this.#hashOf(fields), fields.pp_SecureHash ?? '')) {
      throw new PaymentError('signature_invalid');
    }
  }

  /** The values that are not empty, in the order of their names, behind the salt. */
  #hashOf(fields: Fields): string {
    const { integritySalt } = this.#settings;
    const values = Object.entries(fields)
      .filter(([name, value]) => name.startsWith('pp') && name !== 'pp_SecureHash' && value !== '')
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, value]) => value);
    return hmac('sha256', integritySalt, [integritySalt, ...values].join('&')).toUpperCase();
  }
}

/** `yyyyMMddHHmmss` in Karachi. */
function karachiTime(moment: Date): string {
  return new Date(moment.getTime() + KARACHI_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

/** Null counts as empty, like in the hash. */
function fieldsIn(body: unknown): Fields {
  const entries = Object.entries(Object(body) as object).filter(([, value]) => value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function amountIn({ pp_Amount: amount = '' }: Fields): number | undefined {
  return /^\d{1,15}$/.test(amount) ? Number(amount) : undefined;
}
