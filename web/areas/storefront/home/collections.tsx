import { Link } from 'react-router';
import { codesOf } from '../../../../contract/codes.ts';
import { COLLECTIONS } from '../../../../contract/constants/catalogue.ts';
import { Heading } from '../../../ui/heading.tsx';

const SHOWN = {
  punjabi: 'Phulkari in floss silk',
  sindhi: 'Ajrak, printed by block',
  balochi: 'Doch on the pashk',
  jewelry: 'Kundan necklaces, Meenakari bangles',
} as const;

export function Collections() {
  return (
    <section id="culture" aria-labelledby="culture-title" className="bg-sunken py-16 lg:py-20">
      <div className="page">
        <Heading level={2} size="section" id="culture-title">
          Cloth that tells where it comes from
        </Heading>
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
          {codesOf(SHOWN).map((collection) => (
            <li key={collection} className="group relative">
              <img
                src={`/art/culture-${collection}.svg`}
                alt=""
                width={480}
                height={320}
                loading="lazy"
                className="pinked w-full transition-transform duration-300 ease-out group-hover:-translate-y-1"
              />
              <Link
                to={`/culture?collection=${collection}`}
                className="mt-3 block font-display text-lg font-semibold after:absolute after:inset-0 group-hover:text-brand"
              >
                {COLLECTIONS[collection]}
              </Link>
              <p className="text-sm text-muted">{SHOWN[collection]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
