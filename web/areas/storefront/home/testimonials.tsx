import { Link } from 'react-router';
import type { Testimonial } from '../../../features/reviews/featured.ts';
import { productAddress } from '../../../lib/product-link.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Stars } from '../../../ui/stars.tsx';

/** See reviews-2. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials-title" className="page py-16 lg:py-24">
      <Heading level={2} size="section" id="testimonials-title">
        What our customers say
      </Heading>
      <ul className="mt-10 grid gap-10 lg:grid-cols-3">
        {testimonials.map(({ id, text, author, city, rating, product }) => (
          <li key={id}>
            <figure className="flex h-full flex-col gap-4">
              <span aria-hidden="true" className="h-8 font-display text-5xl text-saffron">
                “
              </span>
              <blockquote className="font-display text-xl break-words">{text}</blockquote>
              <figcaption className="flex flex-col items-start text-muted">
                <Stars rating={rating} />
                <span className="mt-2">
                  <span className="font-semibold text-ink">{author}</span>
                  {city && `, ${city}`}
                </span>
                <Link
                  to={productAddress(product)}
                  className="inline-flex min-h-11 items-center text-brand hover:underline"
                >
                  {product.name}
                </Link>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
