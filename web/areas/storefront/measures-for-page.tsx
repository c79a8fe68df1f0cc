import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { measureLinkWords, measurementsWords } from '#words';
import { type GuidePage, measurementsView } from '../../features/measurements/address.ts';
import type { Sent } from '../../features/measurements/components/given-measures.tsx';
import { type Asked, openLink } from '../../features/measurements/given.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { deadLinkSentence, mailedToken } from '../../lib/mailed-link.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../ui/states.tsx';
import { Notice, NoticeText } from './notice.tsx';

export const handle: PageHandle = { query: ['token'] };

export const meta = mailedLinkMeta(measureLinkWords.giveTheMeasures);

const loadGivenMeasures = () => import('../../features/measurements/components/given-measures.tsx');

/** Where somebody gives the measures of an order that somebody else places (orders-71). */
export default function MeasuresForPage() {
  const [search] = useSearchParams();
  const token = mailedToken(search);
  return token ? <Link key={token} token={token} /> : <Dead sentence={measureLinkWords.linkIsIncomplete} />;
}

function Link({ token }: { token: string }) {
  const [sent, setSent] = useState<Sent>();
  const [died, setDied] = useState<string>();
  const { asked, error, retry } = useOpenLink(token);
  if (sent && asked) return <Thanks asked={asked} sent={sent} />;
  const dead = died ?? (error ? deadLinkSentence(error, measureLinkWords.linkIsIncomplete) : undefined);
  if (dead) return <Dead sentence={dead} />;
  if (asked) {
    return (
      <Measuring
        token={token}
        asked={asked}
        onSent={setSent}
        onFailed={(failure) => {
          const sentence = deadLinkSentence(failure, measureLinkWords.linkIsIncomplete);
          if (sentence && !isAboutMeasures(failure)) setDied(sentence);
        }}
      />
    );
  }
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <Heading level={1} size="form" className="mb-8">
        {measureLinkWords.giveTheMeasures}
      </Heading>
      {error ? (
        <LoadFailure onRetry={retry}>
          {failureSentence(error, measureLinkWords.failedToOpenTheLink)}
        </LoadFailure>
      ) : (
        <Loading text={measureLinkWords.openingTheLink}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </div>
  );
}

/** Without the query library, which visitors do not load. */
function useOpenLink(token: string) {
  const [outcome, setOutcome] = useState<{ asked?: Asked; error?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the link again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setOutcome({});
    openLink(token, signal).then(
      (asked) => setOutcome({ asked }),
      (error: unknown) => signal.aborted || setOutcome({ error }),
    );
    return () => leaving.abort();
  }, [token, attempt]);
  return { ...outcome, retry: () => setAttempt((before) => before + 1) };
}

/** A 400 is about what was typed, and can be corrected. */
function isAboutMeasures(failure: unknown): boolean {
  return Object(failure).status === 400;
}

interface MeasuringProps {
  token: string;
  asked: Asked;
  onSent: (sent: Sent) => void;
  onFailed: (error: unknown) => void;
}

function Measuring({ token, asked, onSent, onFailed }: MeasuringProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const addressOf = (page: GuidePage | 'questions') =>
    `/measures-for?${new URLSearchParams({ token, ...(page !== 'who' && { at: page }) })}`;
  const isAsking = search.get('at') === 'questions';
  // The pages of the guide are those of the profile, whose `guide` names a record.
  const { at = 'who' } = measurementsView(new URLSearchParams({ guide: 'new', at: search.get('at') ?? '' }));
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <Heading level={1} size="form" className="wrap-anywhere">
        {measureLinkWords.measuresOf(asked)}
      </Heading>
      <h2 className="mb-6 font-sans text-base font-normal text-muted">
        {isAsking ? measurementsWords.tenQuestionsInsteadOfATape : measurementsWords.measurementGuide}
      </h2>
      <LazyPart load={loadGivenMeasures} skeleton={<Skeleton className="h-96" />}>
        {(GivenMeasures) => (
          <GivenMeasures
            token={token}
            asked={asked}
            at={isAsking ? 'questions' : at}
            addressOf={addressOf}
            onPage={(page) => void navigate(addressOf(page), { preventScrollReset: true })}
            onSent={onSent}
            onFailed={onFailed}
          />
        )}
      </LazyPart>
    </div>
  );
}

function Thanks({ asked, sent }: { asked: Asked; sent: Sent }) {
  const { asked_by: by, name } = asked;
  return (
    <Notice title={measureLinkWords.thankYou} picture="success" isResult>
      <NoticeText role="status">{measureLinkWords.theMeasuresAreSent({ by, name })}</NoticeText>
      <h2 className="text-xl">{measureLinkWords.keepThem}</h2>
      <p className="max-w-[34rem] text-muted">{measureLinkWords.keepThemHint}</p>
      <ButtonLink to={`/keep-measures?${new URLSearchParams({ token: sent.keep_token })}`}>
        {measureLinkWords.makeAnAccount}
      </ButtonLink>
    </Notice>
  );
}

function Dead({ sentence }: { sentence: string }) {
  return (
    <Notice title={measureLinkWords.thisLinkDoesNotWork} picture="single" isResult>
      <NoticeText role="alert">{sentence}</NoticeText>
    </Notice>
  );
}
