import { goodsReturnNameWords } from '#words';
import type { ReturnReason, ShownReturnState } from './goods-returns.ts';

export const RETURN_STATE_NAMES: Record<ShownReturnState, string> = goodsReturnNameWords.states;

export const RETURN_REASON_NAMES: Record<ReturnReason, string> = goodsReturnNameWords.reasons;
