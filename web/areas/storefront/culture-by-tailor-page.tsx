import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { frameWords, storefrontWords } from '#words';
import type { Collection, Product } from '../../../contract/catalogue.ts';
import { COLLECTION_STORIES, type CollectionStory } from '../../features/catalogue/collection-stories.ts';
import { ProductGrid } from '../../features/catalogue/components/product-grid.tsx';
import { Heart } from '../../features/wishlist/components/heart.tsx';
import { CallError } from '../../lib/call-error.ts';
import { publicPage, type Read } from '../../lib/load.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { shopOf, useShop } from '../../lib/shop.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';

const PRODUCTS_PER_COLLECTION = 2;

const page = publicPage(async ({ read }) => ({
  samples: await Promise.all(
    COLLECTION_STORIES.map(({ collection }) => sampleOf(read, collection, PRODUCTS_PER_COLLECTION)),
  ),
}));

/** The most popular products of a collection; none where they cannot be read. */
async function sampleOf(read: Read, collection: Collection, few: number): Promise<Product[]> {
  const query = { search: '', category: 'all', collection, sort: 'popular', page: 1 } as const;
  try {
    return (await read('GET /api/products/culture/', { query })).results.slice(0, few);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return [];
  }
}

export function loader(args: LoaderFunctionArgs) {
  return page.loader(args);
}

export const clientLoader = page.clientLoader;

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: frameWords.cultureBy({ brand: shopOf(args.matches).brand_name }),
    description: storefrontWords.cultureByDescription,
  });
}

export default function CultureByTailorPage() {
  const { samples } = useLoaderData<typeof loader>();
  const { brand_name } = useShop();
  return (
    <div className="page flex flex-col gap-14 py-8 sm:py-12">
      <header className="flex flex-col gap-6">
        <div>
          <Heading level={1} size="page">
            {frameWords.cultureBy({ brand: brand_name })}
          </Heading>
          <p className="mt-3 max-w-[44rem] text-lg text-muted">{storefrontWords.sixCollections}</p>
          <ButtonLink to="/culture" className="mt-5">
            {storefrontWords.seeTheWholeCollection}
          </ButtonLink>
        </div>
        <nav aria-label={storefrontWords.collections}>
          <ul className="grid grid-cols-3 gap-x-3 gap-y-5 lg:grid-cols-6 lg:gap-x-5">
            {COLLECTION_STORIES.map(({ collection, title, cloth }) => (
              <li key={collection} className="group relative">
                <img
                  src={`/art/${cloth}.svg`}
                  alt=""
                  width={480}
                  height={360}
                  className="pinked w-full transition-transform duration-300 ease-out group-hover:-translate-y-1"
                />
                <a
                  href={`#${collection}`}
                  className="mt-2 block font-semibold after:absolute after:inset-0 group-hover:text-brand"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {COLLECTION_STORIES.map((story, place) => (
        <CollectionSection
          key={story.collection}
          story={story}
          products={samples[place] ?? []}
          isEven={place % 2 === 1}
        />
      ))}
    </div>
  );
}

interface CollectionSectionProps {
  story: CollectionStory;
  products: Product[];
  isEven: boolean;
}

function CollectionSection({
  story: { collection, title, cloth, seen, story },
  products,
  isEven,
}: CollectionSectionProps) {
  const titleId = `${collection}-title`;
  return (
    <section
      id={collection}
      aria-labelledby={titleId}
      className="grid items-center gap-x-12 gap-y-8 border-t border-hairline pt-10 lg:grid-cols-2 lg:gap-x-16 lg:pt-14"
    >
      <div className="flex flex-col gap-6">
        <img
          src={`/art/${cloth}.svg`}
          alt={seen}
          width={480}
          height={360}
          loading="lazy"
          className="pinked aspect-2/1 w-full object-cover"
        />
        <div className="flex flex-col items-start gap-4">
          <Heading level={2} size="section" id={titleId}>
            {title}
          </Heading>
          <p className="text-lg">{story}</p>
          <ButtonLink variant="secondary" to={`/culture?collection=${collection}`}>
            {storefrontWords.seeAllOf({ title })}
          </ButtonLink>
        </div>
      </div>
      <div className={isEven ? 'lg:order-first' : ''}>
        {products.length > 0 ? (
          <ProductGrid
            products={products}
            layout="pair"
            isOriginKnown
            heart={(product) => <Heart product={product} />}
          />
        ) : (
          <p className="text-muted">{storefrontWords.theFirstPiecesArriveSoon}</p>
        )}
      </div>
    </section>
  );
}
