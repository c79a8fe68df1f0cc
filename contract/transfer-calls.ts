import type { TypedCallsOf } from './calls.ts';
import { ofTransfers } from './transfer-paths.ts';
import type * as transfers from './transfers.ts';

/** Exports and imports, with the types of their endpoints. */
export const transferCalls: TypedCallsOf<typeof ofTransfers, typeof transfers> = ofTransfers;
