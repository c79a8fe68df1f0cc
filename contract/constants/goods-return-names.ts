import { goodsReturnNameWords } from '#words';
import type { ReturnReason, ReturnState } from './goods-returns.ts';

export const RETURN_STATE_NAMES: Record<ReturnState, string> = goodsReturnNameWords.states;

export const RETURN_REASON_NAMES: Record<ReturnReason, string> = goodsReturnNameWords.reasons;
