import type { NEIGHBOUR_KINDS } from '../db/schema/messages.ts';

export type NeighbourKind = (typeof NEIGHBOUR_KINDS)[number];

/** How limits count a caller without an account: by its cookie, and together with its neighbours (wire-12). */
export interface Neighbour {
  /** Null without a cookie. */
  visitor: string | null;
  kind: NeighbourKind;
  /** The address (`networkOf`). */
  network: string;
  /** Names the neighbours of this kind behind the caller's address. */
  neighbours: string;
}

/** A mobile carrier puts thousands behind one address; whoever collects cookies has only new ones. */
const LIMITS_OF_VISITOR = { withoutCookie: 5, new: 20, known: 50 } as const;

/** What neighbours have together where one visitor has `ofVisitor`. */
export function limitOfNeighbours(kind: NeighbourKind, ofVisitor: number): number {
  return ofVisitor * LIMITS_OF_VISITOR[kind];
}
