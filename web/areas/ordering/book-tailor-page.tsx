import { useEffect } from 'react';
import type { MetaArgs } from 'react-router';
import { basicWords, orderingWords } from '#words';
import { ChatWidget } from '../../features/chat/components/chat-widget.tsx';
import { BookTailorWizard } from '../../features/orders/book-tailor/wizard.tsx';
import { WorkAccountNotice } from '../../features/orders/components/mail-notice.tsx';
import { keepPageOfDraft } from '../../lib/offline-pages.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export function meta(page: MetaArgs) {
  return pageMeta(page, {
    title: basicWords.bookATailor,
    description: orderingWords.orderAGarmentStitchedToYour,
  });
}

export default function BookTailorPage() {
  useEffect(() => keepPageOfDraft('/book-tailor'), []);
  return (
    <div className="page py-8 sm:py-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-base font-semibold text-brand">{basicWords.bookATailor}</h1>
        <ChatWidget />
      </div>
      <WorkAccountNotice />
      <BookTailorWizard />
    </div>
  );
}
