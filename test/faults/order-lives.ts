import type { GarmentAction, OrderAction } from '../../contract/constants/lifecycle.ts';

/** What a customer sends about a transfer, and that staff has found it: calls of their own. */
export const SEND_PROOF = 'send proof';
export const MATCH_PROOF = 'match proof';

/** A kind of order and its steps in sequence. */
export interface Life {
  kind: 'single' | 'bulk';
  /** Garments added before the steps. */
  furtherGarments?: number;
  /** The place of one that is changed before the confirmation, from 0. */
  changed?: number;
  /** The place of the one of several that is altered, from 0. */
  altered?: number;
  /** The place of one that is removed before the confirmation, from 0. */
  removed?: number;
  steps: readonly (OrderAction | StepOfGarment | typeof SEND_PROOF | typeof MATCH_PROOF)[];
}

export interface StepOfGarment {
  /** Its place among the garments, from 0. */
  garment: number;
  action: GarmentAction;
}

export const LIVES: readonly Life[] = [
  {
    kind: 'single',
    steps: [
      ...([
        'confirm',
        'record_payment',
        'accept',
        'receive_cloth',
        'record_payment',
        'start',
        'check',
        'rework',
        'check',
        'ship',
        'deliver',
      ] as const),
      ...(['alter', 'mend', 'check', 'ship'] as const),
    ],
  },
  {
    kind: 'single',
    furtherGarments: 3,
    changed: 1,
    removed: 3,
    steps: ['confirm', 'accept', 'start', 'check', 'ship', 'deliver'],
  },
  {
    kind: 'single',
    furtherGarments: 2,
    steps: [
      ...(['confirm', 'accept'] as const),
      { garment: 0, action: 'cancel' },
      ...(['start', 'check', 'make_ready'] as const).map((action) => ({ garment: 2, action })),
      ...(['start', 'check', 'rework', 'check', 'make_ready'] as const).map((action) => ({
        garment: 1,
        action,
      })),
      ...(['ship', 'deliver'] as const),
    ],
  },
  { kind: 'single', furtherGarments: 1, steps: ['confirm', { garment: 1, action: 'cancel' }, 'cancel'] },
  {
    kind: 'single',
    furtherGarments: 2,
    removed: 2,
    steps: [
      ...(['confirm', 'accept'] as const),
      ...(['start', 'check', 'make_ready'] as const).map((action) => ({ garment: 1, action })),
      { garment: 0, action: 'cancel' },
      ...(['ship', 'deliver'] as const),
    ],
  },
  {
    kind: 'single',
    furtherGarments: 1,
    altered: 1,
    steps: [
      ...(['confirm', 'accept'] as const),
      ...(['start', 'check', 'make_ready'] as const).map((action) => ({ garment: 1, action })),
      ...(['start', 'check', 'make_ready'] as const).map((action) => ({ garment: 0, action })),
      ...(['ship', 'deliver', 'alter', 'mend', 'check', 'rework', 'check', 'ship', 'deliver'] as const),
    ],
  },
  { kind: 'single', furtherGarments: 1, changed: 1, steps: ['confirm', 'accept', 'cancel'] },
  { kind: 'single', steps: ['confirm', 'decline', 'cancel'] },
  { kind: 'single', steps: ['confirm', 'accept', 'record_payment', 'cancel', 'record_payment'] },
  {
    kind: 'single',
    steps: [
      ...(['confirm', SEND_PROOF, MATCH_PROOF, 'accept', 'record_payment', 'reverse_payment'] as const),
      ...(['cancel', 'record_refund'] as const),
    ],
  },
  { kind: 'single', steps: ['cancel'] },
  {
    kind: 'bulk',
    steps: ['quote', 'accept', 'record_payment', 'start', 'check', 'rework', 'check', 'ship', 'deliver'],
  },
  { kind: 'bulk', steps: ['quote', 'quote', 'accept', 'start', 'check', 'ship', 'deliver'] },
  { kind: 'bulk', steps: ['quote', 'accept', 'cancel'] },
  { kind: 'bulk', steps: ['quote', 'quote', 'cancel'] },
  { kind: 'bulk', steps: ['cancel'] },
];

const BY_CUSTOMER: Record<Life['kind'], readonly OrderAction[]> = {
  single: ['confirm', 'cancel', 'alter'],
  bulk: ['accept', 'cancel'],
};

const BY_SUPPORT: readonly string[] = ['record_payment', 'reverse_payment', 'record_refund', MATCH_PROOF];

/** Who takes a step; support deals with money, and takes a bulk order's steps that are not the customer's. */
export function whoTakes(
  { kind }: Life,
  action: OrderAction | typeof SEND_PROOF | typeof MATCH_PROOF,
): 'customer' | 'tailor' | 'support' {
  if (action === SEND_PROOF || BY_CUSTOMER[kind].some((one) => one === action)) return 'customer';
  return kind === 'single' && !BY_SUPPORT.includes(action) ? 'tailor' : 'support';
}
