import { create } from 'zustand';
import type { Brand, Product } from '../../../../contract/catalogue.ts';
import { whenDraftsForgotten } from '../../../lib/drafts.ts';

/** What fits somebody's preferences, the best first. */
export interface Suggestions {
  brands: Brand[];
  products: Product[];
}

interface State {
  suggestions: Suggestions | null;
  /** They have just come: they are announced once. */
  isNews: boolean;
}

const NONE: State = { suggestions: null, isNews: false };

/** The suggestions that the wizard brought: they stay while one looks at a product and comes back. */
export const useSuggestions = create<State>(() => NONE);

whenDraftsForgotten(dismissSuggestions);

export function suggest({ brands, products }: Suggestions): void {
  useSuggestions.setState({ suggestions: { brands, products }, isNews: true });
}

export function markSeen(): void {
  useSuggestions.setState({ isNews: false });
}

export function dismissSuggestions(): void {
  useSuggestions.setState(NONE);
}
