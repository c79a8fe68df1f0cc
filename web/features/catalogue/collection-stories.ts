import { catalogueWords, goodsWords } from '#words';
import type { Collection } from '../../../contract/catalogue.ts';
import { COLLECTIONS } from '../../../contract/constants/catalogue.ts';

export interface CollectionStory {
  collection: Collection;
  title: string;
  /** A file under /art/, without its extension. */
  cloth: string;
  seen: string;
  story: string;
}

const STORIES: Record<Collection, Pick<CollectionStory, 'seen' | 'story'>> = {
  punjabi: {
    seen: catalogueWords.punjabiCloth,
    story: catalogueWords.punjabiStory,
  },
  sindhi: {
    seen: catalogueWords.sindhiCloth,
    story: catalogueWords.sindhiStory,
  },
  balochi: {
    seen: catalogueWords.balochiCloth,
    story: catalogueWords.balochiStory,
  },
  jewelry: {
    seen: catalogueWords.jewelryCloth,
    story: catalogueWords.jewelryStory,
  },
  abayas: {
    seen: catalogueWords.abayasCloth,
    story: catalogueWords.abayasStory,
  },
  home_decor: {
    seen: catalogueWords.homeDecorCloth,
    story: catalogueWords.homeDecorStory,
  },
};

export const COLLECTION_STORIES: readonly CollectionStory[] = COLLECTIONS.map((collection) => ({
  collection,
  title: goodsWords.collections[collection],
  cloth: clothOf(collection),
  ...STORIES[collection],
}));

export function clothOf(collection: Collection): string {
  return `cloth-${collection.replace('_', '-')}`;
}
