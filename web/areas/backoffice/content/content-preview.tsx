import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '../../../../contract/locale.ts';
import { ContentText } from '../../../features/content/components/content-text.tsx';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Banner } from '../../../ui/states.tsx';
import { previewQuery } from './api.ts';

const PREVIEW_DEBOUNCE_MS = 400;

interface PreviewProps {
  name: string;
  body: string;
  language: Locale;
}

/** The text as visitors see it, rendered by the server. */
export function ContentPreview({ name, body, language }: PreviewProps) {
  const typed = useDebounced(body);
  const { data, error } = useQuery(
    {
      ...previewQuery(typed, language),
      enabled: typed.trim() !== '',
      placeholderData: keepPreviousData,
      retryOnMount: false,
    },
    queryClient,
  );
  return (
    <section
      aria-label={name}
      className="min-w-0 rounded-2xl border border-hairline bg-paper p-4 sm:p-6 xl:max-h-[calc(50dvh-2rem)] xl:overflow-y-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
    >
      {error && <Banner kind="warning">{failureSentence(error, 'The preview could not be made.')}</Banner>}
      {body && data && <ContentText html={data.html} language={language} />}
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
