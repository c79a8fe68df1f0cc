import { create } from 'zustand';
import type { Brand, Product } from '../../../../contract/catalogue.ts';
import { whenDraftsForgotten } from '../../../lib/drafts.ts';

/** The best first. */
export interface Suggestions {
  brands: Brand[];
  products: Product[];
}

interface State {
  suggestions: Suggestions | null;
  /** True until announced. */
  isNew: boolean;
}

const NONE: State = { suggestions: null, isNew: false };

/** Kept while the visitor visits a product and comes back. */
export const useSuggestions = create<State>(() => NONE);

whenDraftsForgotten(dismissSuggestions);

export function suggest({ brands, products }: Suggestions): void {
  useSuggestions.setState({ suggestions: { brands, products }, isNew: true });
}

export function markAnnounced(): void {
  useSuggestions.setState({ isNew: false });
}

export function dismissSuggestions(): void {
  useSuggestions.setState(NONE);
}
