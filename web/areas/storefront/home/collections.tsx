import { Link } from 'react-router';
import { Heading } from '../../../ui/heading.tsx';

const COLLECTIONS = [
  { picture: 'punjabi', title: 'Punjabi Collection', text: 'Phulkari in floss silk' },
  { picture: 'sindhi', title: 'Sindhi Heritage', text: 'Ajrak, printed by block' },
  { picture: 'balochi', title: 'Balochi Tradition', text: 'Doch on the pashk' },
  { picture: 'jewelry', title: 'Jewelry & Accessories', text: 'Kundan necklaces, Meenakari bangles' },
] as const;

export function Collections() {
  return (
    <section id="culture" aria-labelledby="culture-title" className="bg-sunken py-16 lg:py-20">
      <div className="page">
        <Heading level={2} size="section" id="culture-title">
          Cloth that tells where it comes from
        </Heading>
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
          {COLLECTIONS.map(({ picture, title, text }) => (
            <li key={picture} className="group relative">
              <img
                src={`/art/culture-${picture}.svg`}
                alt=""
                width={480}
                height={320}
                loading="lazy"
                className="pinked w-full transition-transform duration-300 ease-out group-hover:-translate-y-1"
              />
              <Link
                to={`/culture?collection=${picture}`}
                className="mt-3 block font-display text-lg font-semibold after:absolute after:inset-0 group-hover:text-brand"
              >
                {title}
              </Link>
              <p className="text-sm text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
