import { del, get, set } from 'idb-keyval';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { BodyFor } from '../../../../contract/endpoint.ts';
import type {
  createSingleOrder,
  DeliveryType,
  Handover,
  MeasurementSource,
} from '../../../../contract/orders.ts';
import type { Tailor, TailorType } from '../../../../contract/tailors.ts';
import { draftFiles, draftKey, whenDraftsForgotten } from '../../../lib/drafts.ts';
import { useSession } from '../../../lib/session.ts';

/** The single order form as it is being filled in; names follow the wire (orders-3). */
export interface OrderFields {
  dress_type: string;
  fabric_type: string;
  description: string;
  delivery_type: DeliveryType;
  pickup: Handover;
  delivery: Handover;
  payment_type: '' | 'COD';
  measurement_source: MeasurementSource;
  /** Id of the chosen measurement record; empty until there is one. */
  measurement: string;
  /** 'true': the registered number; 'differentNumber': `other_number`. */
  contact: 'true' | 'differentNumber';
  other_number: string;
}

/** The pictures of the form. */
export type PictureName = 'dress_design' | 'measurement_picture';

/** All that the form holds. */
export type FormFields = OrderFields & {
  dress_design: File | undefined;
  measurement_picture?: File | undefined;
};

/** Everything chosen and typed so far. */
export interface Draft {
  orderType: 'single' | null;
  source: 'in-house' | 'partner' | null;
  tailor: Tailor | null;
  /** The tailor type chosen for the in-house workshop. */
  trade: TailorType | null;
  fields: OrderFields;
  /** Who was signed in when it was last changed; `null` as long as nobody was. */
  owner: string | null;
}

/** What decides who stitches. */
type Maker = Pick<Draft, 'source' | 'tailor' | 'trade'>;

/** The defaults; payment starts empty (orders-3). */
const EMPTY_FIELDS: OrderFields = {
  dress_type: '',
  fabric_type: '',
  description: '',
  delivery_type: 'NORMAL',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
  payment_type: '',
  measurement_source: 'STORE',
  measurement: '',
  contact: 'true',
  other_number: '',
};

function emptyDraft(): Draft {
  return {
    orderType: null,
    source: null,
    tailor: null,
    trade: null,
    fields: EMPTY_FIELDS,
    owner: null,
  };
}

/** The draft of a single order: survives reload, sign-in and a dead network. Pictures are kept beside it. */
export const useDraft = create<Draft>()(
  persist(emptyDraft, {
    name: draftKey('book-tailor'),
    version: 1,
    storage: createJSONStorage(() => localStorage),
    skipHydration: true,
  }),
);

whenDraftsForgotten(() => useDraft.setState(emptyDraft()));

/** Records a choice or what was typed. */
export function changeDraft(change: Partial<Omit<Draft, 'owner'>>): void {
  const owner = useSession.getState().user?.username ?? useDraft.getState().owner;
  useDraft.setState({ ...change, owner });
}

/** Chooses who stitches; another trade has other dress types and fabrics, so those are asked again. */
export function chooseMaker(change: Pick<Draft, 'source'> & Partial<Pick<Draft, 'tailor' | 'trade'>>): void {
  const before = useDraft.getState();
  const next = { ...before, ...change };
  const { fields } = before;
  const kept = isSameMaker(before, next);
  changeDraft({ ...change, fields: kept ? fields : { ...fields, dress_type: '', fabric_type: '' } });
}

/** Whether two drafts are for the same hands: one partner, or one trade of the workshop. */
export function isSameMaker(one: Maker, other: Maker): boolean {
  if (one.source !== other.source) return false;
  return one.source === 'partner' ? one.tailor?.id === other.tailor?.id : one.trade === other.trade;
}

/** Whether somebody else than `username` has filled this in: it is not theirs to see. */
export function isForeign({ owner }: Pick<Draft, 'owner'>, username: string | undefined): boolean {
  return owner !== null && username !== undefined && owner !== username;
}

/** Forgets draft and pictures: the order was placed. */
export async function clearDraft(): Promise<void> {
  useDraft.setState(emptyDraft());
  await Promise.all([keepPicture('dress_design', undefined), keepPicture('measurement_picture', undefined)]);
}

/** The kind of tailor the form is for; undefined where a partner has not said. */
export function tradeOf({ source, tailor, trade }: Maker): TailorType | undefined {
  return (source === 'in-house' ? trade : tailor?.tailor_type_name) ?? undefined;
}

/** The draft as the call takes it (orders-3); without a tailor the in-house workshop stitches. */
export function toRequest({ source, tailor, fields }: Draft): BodyFor<typeof createSingleOrder> {
  const other = fields.contact === 'differentNumber';
  const stored = fields.measurement_source === 'STORE' && fields.measurement !== '';
  return {
    ...(source === 'partner' && tailor ? { tailor: tailor.id } : {}),
    fabric_type: fields.fabric_type,
    dress_type: fields.dress_type,
    description: fields.description,
    measurement_source: fields.measurement_source,
    ...(stored ? { measurement: fields.measurement } : {}),
    is_contact_same_as_register: String(!other),
    ...(other ? { other_number: fields.other_number.trim() } : {}),
    payment_type: fields.payment_type || 'COD',
    delivery_type: fields.delivery_type,
    pickup: fields.pickup,
    delivery: fields.delivery,
  };
}

const pictureKey = (name: PictureName) => `book-tailor.${name}`;

/** Keeps a picture of the draft on this device, or forgets it. Where the browser keeps nothing, it lasts as long as the page. */
export async function keepPicture(name: PictureName, file: File | undefined): Promise<void> {
  try {
    if (file) await set(pictureKey(name), file, draftFiles);
    else await del(pictureKey(name), draftFiles);
  } catch {
    // Private windows of some browsers have no database; the form itself still holds the file.
  }
}

/** The kept picture of the draft, if any. */
export async function keptPicture(name: PictureName): Promise<File | undefined> {
  try {
    return await get<File>(pictureKey(name), draftFiles);
  } catch {
    return undefined;
  }
}
