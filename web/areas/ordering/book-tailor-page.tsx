import type { MetaArgs } from 'react-router';
import { BookTailorWizard } from '../../features/orders/book-tailor/wizard.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

export function meta(page: MetaArgs) {
  return pageMeta(page, {
    title: 'Book a tailor',
    description: 'Order a garment stitched to your measurements, by a partner tailor or our own workshop.',
  });
}

export default function BookTailorPage() {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="mb-6 text-base font-semibold text-brand">Book a tailor</h1>
      <BookTailorWizard />
    </div>
  );
}
