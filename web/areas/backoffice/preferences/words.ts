import { CATEGORIES } from '../../../../contract/constants/catalogue.ts';
import { NO_COLOUR, type PreferenceQuestion } from '../../../../contract/constants/preferences.ts';
import { CHOICES, COLOURS, dressTypeWords } from '../../../features/catalogue/preference-wizard/words.ts';

export const QUESTION_NAMES: Record<PreferenceQuestion, string> = {
  productType: 'Looking for',
  category: 'For whom',
  wearCategory: 'Wear',
  dressType: 'Kind of dress',
  priceRange: 'Price',
  favoriteColor: 'Favourite colour',
  brandPreference: 'Brands',
};

/** In the words of the wizard; a colour that it does not name is its code. */
export function answerWords(question: PreferenceQuestion, answer: string): string {
  if (question === 'dressType') {
    const [category = '', type = ''] = answer.split('/');
    return `${dressTypeWords(type)}, ${(CATEGORIES as Record<string, string>)[category] ?? category}`;
  }
  if (answer === NO_COLOUR) return 'None';
  const choices = question === 'favoriteColor' ? COLOURS : CHOICES[question];
  return choices.find(({ code }) => code === answer)?.words ?? answer;
}
