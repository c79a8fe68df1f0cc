import type { Collection } from '../../../contract/catalogue.ts';
import { codesOf } from '../../../contract/codes.ts';
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
    seen: 'Red cloth with phulkari diamonds in golden floss silk',
    story:
      'Phulkari, flower work, is darned in untwisted floss silk from the back of the cloth, every thread of the weave counted by eye. Where the silk covers the ground entirely it is a bagh, a garden. Mothers and grandmothers began one for a daughter’s wedding years ahead.',
  },
  sindhi: {
    seen: 'Indigo cloth printed with the red and white stars of ajrak',
    story:
      'Ajrak is printed by hand with carved wooden blocks, dyed in indigo and madder, and washed again between the rounds of resist and colour. The finest is printed on both sides, so that it has no wrong one. In Sindh it is laid on the shoulders of a guest.',
  },
  balochi: {
    seen: 'Dark red cloth with rows of Balochi needlework',
    story:
      'Doch is the needlework of Balochistan: stitches so small and close that the silk looks woven. It covers the yoke, the cuffs and the long front pocket of the pashk, the loose dress of Baloch women. One dress can take a winter.',
  },
  jewelry: {
    seen: 'Red cloth with small mirrors sewn into flowers',
    story:
      'Jhumkas hang from the ear like small bells, the tikka lies in the parting of the hair, and glass bangles have come from Hyderabad in Sindh for generations.',
  },
  abayas: {
    seen: 'Night-blue damask with a quiet pattern of stars',
    story:
      'An abaya is cut wide from the shoulder so that it falls without touching the waist. What sets one apart from another is the cloth, its weight and its drape, and the work along the front and at the cuffs.',
  },
  home_decor: {
    seen: 'A ralli quilt, patched from yellow, red and green cotton',
    story:
      'A ralli is made of cotton that has been worn before: dyed once more, cut and laid in patches, and held together by straight lines of running stitches through every layer. Women of Sindh and southern Punjab sew them together, often several to one quilt.',
  },
};

export const COLLECTION_STORIES: readonly CollectionStory[] = codesOf(COLLECTIONS).map((collection) => ({
  collection,
  title: COLLECTIONS[collection],
  cloth: clothOf(collection),
  ...STORIES[collection],
}));

export function clothOf(collection: Collection): string {
  return `cloth-${collection.replace('_', '-')}`;
}
