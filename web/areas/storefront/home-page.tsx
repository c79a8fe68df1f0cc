import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LocationWelcome } from '../../features/location/components/location-welcome.tsx';
import { readTestimonials } from '../../features/reviews/featured.ts';
import { publicPage } from '../../lib/load.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Collections } from './home/collections.tsx';
import { Hero } from './home/hero.tsx';
import { Invitation } from './home/invitation.tsx';
import { Services } from './home/services.tsx';
import { Testimonials } from './home/testimonials.tsx';

const page = publicPage(async ({ read }) => ({ testimonials: await readTestimonials(read) }));

export function loader(args: LoaderFunctionArgs) {
  return page.loader(args);
}

export const clientLoader = page.clientLoader;

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'Custom Tailoring Made Simple',
    description:
      'Keep your measurements once and have garments stitched by a partner tailor or by our own workshop. Cultural products from Punjab, Sindh and Balochistan, and premium brands.',
  });
}

/** See pages-4. */
export default function HomePage() {
  const { testimonials } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <Services />
      <Collections />
      <Testimonials testimonials={testimonials} />
      <Invitation />
      <LocationWelcome />
    </>
  );
}
