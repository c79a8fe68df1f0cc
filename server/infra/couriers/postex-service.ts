import { z } from 'zod';
import { type CourierState, MAX_COURIER_TEXT } from '../../../contract/constants/courier-bookings.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { callCourier } from './courier-calls.ts';
import {
  type BookedParcel,
  type CourierEvent,
  type CourierService,
  CourierUnavailable,
  RefusedByCourier,
  type TrackedParcel,
} from './courier-service.ts';

/*
 * After the "PostEx-COD API Integration Guide" V4.1.9 (merchant-api-guide, its sections 3.1 operational cities, 3.5
 * order creation, 3.6 un-booked orders, 3.8 order tracking, 3.10 airway bill, 3.13 cancelling, 3.15 order statuses, 3.16
 * list of orders) as open-source clients quote it. Where the guide and what those clients report of the live service
 * differ, both are sent or read: the airway bill is `get-invoice`, the list's days are `startDate` and `endDate`, rows
 * are nested in `trackingResponse`, and a cancelled order is "Cancelled" or "Un-Assigned By Me". Never tried against the
 * live service.
 */

interface PostExSettings {
  token: string;
  /** `https://api.postex.pk` */
  origin: string;
}

const BASE = '/services/integration/api/order';
const DAY_MS = 86_400_000;
const CITIES_FRESH_MS = 12 * 3_600_000;
const MAX_EVENTS = 20;

const text = (max: number) => z.string().transform((said) => said.replace(/\s+/g, ' ').trim().slice(0, max));
const Envelope = z.object({
  statusCode: z.union([z.string(), z.number()]).transform(String).optional(),
  statusMessage: text(MAX_COURIER_TEXT).nullish(),
  dist: z.unknown().optional(),
});

const Booked = z.object({
  trackingNumber: z.union([z.string(), z.number()]).transform((number) => String(number).trim()),
});
const Cities = z.array(
  z.object({ operationalCityName: z.string(), isDeliveryCity: z.union([z.boolean(), z.string()]).nullish() }),
);
const Listed = z.object({
  orderRefNumber: z.string().nullish(),
  trackingNumber: z.union([z.string(), z.number()]).transform(String).nullish(),
  transactionStatus: z.string().nullish(),
  orderStatus: z.string().nullish(),
});
const List = z.array(
  z
    .object({ trackingResponse: Listed.nullish(), trackingNumber: Listed.shape.trackingNumber })
    .and(Listed)
    .transform(({ trackingResponse, ...row }) => ({ ...row, ...trackingResponse })),
);
const Tracked = z.object({
  transactionStatus: text(MAX_COURIER_TEXT).nullish(),
  invoicePayment: z.coerce.number().nullish().catch(null),
  transactionStatusHistory: z
    .array(
      z.object({
        transactionStatusMessage: text(MAX_COURIER_TEXT).nullish(),
        transactionStatusMessageCode: z.string().nullish(),
        modifiedDatetime: z.string().nullish(),
        updatedAt: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** Section 3.8. */
const BY_CODE: Readonly<Record<string, CourierState>> = {
  '0001': 'BOOKED',
  '0002': 'RETURNED',
  '0003': 'ON_THE_WAY',
  '0004': 'OUT_FOR_DELIVERY',
  '0005': 'DELIVERED',
  '0006': 'RETURNED',
  '0007': 'RETURNED',
  '0008': 'UNDER_REVIEW',
  '0013': 'ATTEMPTED',
};

/** Section 3.15. */
const BY_STATUS: Readonly<Record<string, CourierState>> = {
  unbooked: 'BOOKED',
  booked: 'BOOKED',
  'picked by postex': 'ON_THE_WAY',
  'postex warehouse': 'ON_THE_WAY',
  'out for delivery': 'OUT_FOR_DELIVERY',
  attempted: 'ATTEMPTED',
  'delivery under review': 'UNDER_REVIEW',
  'out for return': 'GOING_BACK',
  delivered: 'DELIVERED',
  returned: 'RETURNED',
  'un-assigned by me': 'CANCELLED',
  cancelled: 'CANCELLED',
  expired: 'CANCELLED',
};

export class PostExService implements CourierService {
  readonly code = 'postex';
  readonly #settings: PostExSettings;
  #cities: { at: number; names: ReadonlyMap<string, string> } | undefined;

  constructor(settings: PostExSettings) {
    this.#settings = settings;
  }

  async cityNamed(city: string): Promise<string | undefined> {
    if (!this.#cities || Date.now() - this.#cities.at > CITIES_FRESH_MS) {
      const rows = parse(
        Cities,
        await this.#call('GET', '/v2/get-operational-city?operationalCityType=Delivery'),
      );
      const served = rows.filter(({ isDeliveryCity }) => String(isDeliveryCity ?? true) === 'true');
      const names = served.map(({ operationalCityName: name }) => [keyOf(name), name] as const);
      this.#cities = { at: Date.now(), names: new Map(names) };
    }
    return this.#cities.names.get(keyOf(city));
  }

  async book({ reference, pickup, recipient, cash, boxes, detail }: BookedParcel): Promise<string> {
    const booked = await this.#call('POST', '/v3/create-order', {
      orderRefNumber: reference,
      invoicePayment: String(cash),
      orderDetail: detail,
      customerName: recipient.name,
      customerPhone: recipient.phone,
      deliveryAddress: recipient.address,
      cityName: recipient.city,
      invoiceDivision: boxes,
      items: boxes,
      pickupAddressCode: pickup,
      orderType: 'Normal',
      transactionNotes: '',
    });
    return parse(Booked, booked).trackingNumber;
  }

  /** A parcel is un-booked until the courier has collected it, and the guide lists those by a call of their own. */
  async find(reference: string, since: Date): Promise<string | undefined> {
    const [from, to] = [
      dayInKarachi(new Date(since.getTime() - DAY_MS)),
      dayInKarachi(new Date(Date.now() + DAY_MS)),
    ];
    const days = { startDate: from, endDate: to };
    const unbooked = new URLSearchParams(days);
    const all = new URLSearchParams({ orderStatusId: '0', ...days, fromDate: from, toDate: to });
    for (const path of [`/v2/get-unbooked-orders?${unbooked}`, `/v1/get-all-order?${all}`]) {
      const rows = parse(List, (await this.#call('GET', path).catch(emptyIfNothingFound)) ?? []);
      const found = rows.find(
        (row) => row.orderRefNumber === reference && row.trackingNumber && !isCancelled(row),
      );
      if (found?.trackingNumber) return found.trackingNumber;
    }
    return undefined;
  }

  async cancel(number: string): Promise<void> {
    await this.#call('PUT', '/v1/cancel-order', { trackingNumber: number });
  }

  async labels(numbers: readonly string[]): Promise<Buffer> {
    // The commas stay as they are.
    const list = numbers.map(encodeURIComponent).join(',');
    const { status, bytes } = await this.#send('GET', `/v1/get-invoice?trackingNumbers=${list}`);
    if (status !== 200 || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
      throw new CourierUnavailable('no PDF');
    }
    return bytes;
  }

  async track(number: string): Promise<TrackedParcel> {
    const said = parse(Tracked, await this.#call('GET', `/v1/track-order/${encodeURIComponent(number)}`));
    const { transactionStatus: summary, invoicePayment: cash } = said;
    const history = (said.transactionStatusHistory ?? []).map(eventOf).toSorted(byTime);
    const last = history.at(-1);
    // The summary is the newer word; a state is never guessed from an older line.
    const state = summary ? (stateNamed(summary) ?? 'OTHER') : (last?.state ?? 'OTHER');
    const attempts = history.filter((event) => event.state === 'ATTEMPTED').length;
    const lastOfState = history.findLast((event) => event.state === state) ?? (summary ? undefined : last);
    return {
      state,
      text: lastOfState?.text || summary || '',
      at: lastOfState?.at ?? null,
      attempts: Math.max(attempts, state === 'ATTEMPTED' ? 1 : 0),
      history: history.slice(-MAX_EVENTS),
      cash: cash ?? undefined,
    };
  }

  /** The `dist` of an answer. */
  async #call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> {
    const { status, bytes } = await this.#send(method, path, body);
    const envelope = Envelope.safeParse(jsonIn(bytes.toString())).data;
    const answer = envelope?.statusMessage ?? '';
    if (status === 401 || status === 403) throw new RefusedByCourier(answer || 'The token is refused.');
    if (status === 429) throw new RefusedByCourier(answer);
    const isFailed = status >= 500 || envelope?.statusCode?.startsWith('5');
    if (isFailed || !envelope) throw new CourierUnavailable(`status ${status}`);
    if (status >= 400 || (envelope.statusCode !== undefined && envelope.statusCode !== '200')) {
      throw new RefusedByCourier(answer);
    }
    return envelope.dist;
  }

  #send(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    const { origin, token } = this.#settings;
    return callCourier(`${origin}${BASE}${path}`, { method, headers: { token }, ...(body && { body }) });
  }
}

/** A list without rows may come as a refusal. */
function emptyIfNothingFound(error: unknown): undefined {
  if (
    error instanceof RefusedByCourier &&
    /\bno (?:records?|orders?|data)\b|\bnot found\b/i.test(error.answer)
  )
    return;
  throw error;
}

function keyOf(city: string): string {
  return city.trim().toLowerCase().replace(/\s+/g, ' ');
}

function stateNamed(status: string): CourierState | undefined {
  const key = keyOf(status);
  return BY_STATUS[key] ?? (key.startsWith('en-route to') ? 'ON_THE_WAY' : undefined);
}

function isCancelled({ transactionStatus, orderStatus }: z.output<typeof Listed>): boolean {
  return stateNamed(transactionStatus ?? orderStatus ?? '') === 'CANCELLED';
}

function eventOf(
  row: NonNullable<z.output<typeof Tracked>['transactionStatusHistory']>[number],
): CourierEvent {
  const said = row.transactionStatusMessage ?? '';
  const state = BY_CODE[row.transactionStatusMessageCode ?? ''] ?? stateNamed(said) ?? 'OTHER';
  return { state, text: said, at: momentIn(row.modifiedDatetime ?? row.updatedAt ?? '') };
}

/** Lines without a time stay where they are. */
function byTime(one: CourierEvent, other: CourierEvent): number {
  return one.at && other.at ? one.at.getTime() - other.at.getTime() : 0;
}

/** "2026-11-27 16:05:00" is a time in Pakistan. */
function momentIn(typed: string): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(typed) ?? [];
  const at = day && time ? new Date(`${day}T${time}+05:00`) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

function jsonIn(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, dist: unknown): z.output<Schema> {
  const parsed = schema.safeParse(dist);
  if (!parsed.success) throw new CourierUnavailable('another form than the guide');
  return parsed.data;
}
