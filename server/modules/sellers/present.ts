import { IDENTITY_DOCUMENTS, type IdentityDocument } from '../../../contract/constants/sellers.ts';
import type { OwnIdentity, SellerLine, StaffIdentity } from '../../../contract/seller-identity.ts';
import type { Numbers } from './numbers-service.ts';
import type { IdentityRow, SellerRow } from './queries.ts';

/** In the order of the form. */
export function kindsOf(documents: readonly { kind: IdentityDocument }[]): IdentityDocument[] {
  return IDENTITY_DOCUMENTS.filter((kind) => documents.some((document) => document.kind === kind));
}

/** The last four characters, with the dashes between them. */
const END = /(?:[0-9A-Z]-?){4}$/;

const endOf = (number: string | null | undefined) => (number && END.exec(number)?.[0]) ?? null;

const NOTHING = {
  state: 'missing',
  givenAt: null,
  checkedAt: null,
  reason: null,
  onHold: false,
  ibanEnd: null,
  version: 1,
  updatedAt: new Date(0),
} as const;

interface Own {
  needed: boolean;
  required: boolean;
  row: IdentityRow | undefined;
  numbers: Numbers | null;
  documents: readonly { kind: IdentityDocument }[];
}

export function presentOwn({ needed, required, row, numbers, documents }: Own): OwnIdentity {
  const { state, givenAt, checkedAt, reason, onHold, ibanEnd } = row ?? NOTHING;
  return {
    needed,
    required: needed && required,
    on_hold: onHold,
    state,
    given_at: givenAt?.toISOString() ?? null,
    checked_at: checkedAt?.toISOString() ?? null,
    reason,
    cnic_end: endOf(numbers?.cnic),
    ntn_end: endOf(numbers?.ntn),
    strn_end: endOf(numbers?.strn),
    iban_end: ibanEnd,
    account_title: numbers?.account_title ?? null,
    documents: kindsOf(documents),
  };
}

type Seller = Pick<SellerRow, 'id' | 'name' | 'kind' | 'page'>;

export function presentLine(
  { id, name, kind, page }: Seller,
  row: IdentityRow | null | undefined,
  checkedBy: string | null,
): SellerLine {
  const { state, givenAt, checkedAt, reason, onHold, version } = row ?? NOTHING;
  return {
    ...{ id, name, kind, page, state, reason, version },
    on_hold: onHold,
    given_at: givenAt?.toISOString() ?? null,
    checked_at: checkedAt?.toISOString() ?? null,
    checked_by: checkedBy,
  };
}

export function presentForStaff(
  seller: Seller,
  found: { identity: IdentityRow; checkedBy: string | null } | undefined,
  documents: readonly { kind: IdentityDocument }[],
): StaffIdentity {
  const { identity, checkedBy = null } = found ?? {};
  return {
    ...presentLine(seller, identity, checkedBy),
    documents: kindsOf(documents),
    updated_at: (identity ?? NOTHING).updatedAt.toISOString(),
    // Sellers give it, admins decide about it.
    updated_by: checkedBy ?? (identity?.givenAt ? seller.name : null),
  };
}
