import type { MetaArgs } from 'react-router';
import { LocationWelcome } from '../../features/location/components/location-welcome.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Collections } from './home/collections.tsx';
import { Hero } from './home/hero.tsx';
import { Invitation } from './home/invitation.tsx';
import { Services } from './home/services.tsx';
import { Testimonials } from './home/testimonials.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'Custom Tailoring Made Simple',
    description:
      'Keep your measurements once and have garments stitched by a partner tailor or by our own workshop. Cultural products from Punjab, Sindh and Balochistan, and premium brands.',
  });
}

/** The front of the shop (S1 §2). */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <Collections />
      <Testimonials />
      <Invitation />
      <LocationWelcome />
    </>
  );
}
