import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ContentText } from '../../../features/content/components/content-text.tsx';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Banner } from '../../../ui/states.tsx';
import { previewQuery } from './api.ts';

const PREVIEW_DEBOUNCE_MS = 400;

/** What the text becomes, rendered by the server as for visitors. */
export function Preview({ body }: { body: string }) {
  const typed = useDebounced(body);
  const { data, error } = useQuery(
    { ...previewQuery(typed), placeholderData: keepPreviousData, retryOnMount: false },
    queryClient,
  );
  return (
    <section
      aria-label="Preview"
      className="min-w-0 self-start rounded-2xl border border-hairline bg-paper p-4 sm:p-6 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
    >
      {error && <Banner kind="warning">{failureSentence(error, 'The preview could not be made.')}</Banner>}
      {data && <ContentText html={data.html} />}
    </section>
  );
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PREVIEW_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
