import { type ReactNode, useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { basicWords, frameWords, storefrontWords, tradeWords } from '#words';
import { garmentName } from '../../../contract/garment-names.ts';
import { pageSentence } from '../../../contract/page-sentences.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import {
  confirmApplication,
  type OwnApplication,
  openApplication,
  withdrawApplication,
} from '../../features/applications/api.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { useSubmit } from '../../lib/form-submit.ts';
import { formatDay, formatRupees } from '../../lib/format.ts';
import { mailedLinkMeta } from '../../lib/mailed-link-meta.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFocusOnChange } from '../../ui/focus.ts';
import { Heading } from '../../ui/heading.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Banner, Loading, Skeleton } from '../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../ui/submit.tsx';
import { Notice, NoticeText } from './notice.tsx';

const loadAnswerForm = () => import('../../features/applications/components/answer-form.tsx');

export const meta = mailedLinkMeta(storefrontWords.yourApplication);

type Opened =
  | { token: string; application: OwnApplication; examples: Record<string, number> }
  | { token: string; why: string; mayRetry: boolean };

/** Runs in the browser only, because the answers are private. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Opened> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const invalid = pageSentence('applications.link_invalid');
  if (token.length < 20) return { token, why: invalid, mayRetry: false };
  try {
    const [application, examples] = await Promise.all([
      openApplication(token, request.signal),
      // Rates serve only as examples; the form works without them.
      call('GET /tailor_module/tailors/{id}/', {
        session: 'none',
        params: { id: IN_HOUSE_TAILOR_ID },
        signal: request.signal,
      })
        .then(({ rate_per_design }) => rate_per_design)
        .catch(() => ({})),
    ]);
    return { token, application, examples };
  } catch (error) {
    const isGone = error instanceof CallError && error.status === 404;
    return { token, why: failureSentence(error, pageSentence('server.failed')), mayRetry: !isGone };
  }
}

export function HydrateFallback() {
  return (
    <div className="page py-12">
      <Loading text={storefrontWords.loadingYourApplication}>
        <Skeleton className="h-96" />
      </Loading>
    </div>
  );
}

/** An application opened by its mailed link: to confirm it, answer a question or see its status (tailors-8). */
export default function TailorApplicationPage() {
  const opened = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  if ('why' in opened) {
    if (opened.mayRetry) {
      return (
        <div className="page py-12">
          <LoadFailure onRetry={() => void revalidate()}>{opened.why}</LoadFailure>
        </div>
      );
    }
    return (
      <Notice title={storefrontWords.thisLinkDoesNotWork} picture="partner">
        <NoticeText>{opened.why}</NoticeText>
        <ButtonLink to="/become-a-tailor">{storefrontWords.applyAgain}</ButtonLink>
      </Notice>
    );
  }
  return <Application key={opened.token} {...opened} />;
}

interface ApplicationProps {
  token: string;
  application: OwnApplication;
  examples: Record<string, number>;
}

function Application({ token, application: loaded, examples }: ApplicationProps) {
  const [application, setApplication] = useState(loaded);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const { state } = application;
  // The pressed button is removed.
  const heading = useFocusOnChange<HTMLHeadingElement>(state);
  if (isWithdrawn) {
    return (
      <Notice title={storefrontWords.yourApplicationIsWithdrawn} picture="partner" isResult>
        <NoticeText>{storefrontWords.youAreWelcomeToApplyAgain}</NoticeText>
        <ButtonLink to="/">{frameWords.backToHome}</ButtonLink>
      </Notice>
    );
  }
  const isOpen = state !== 'APPROVED' && state !== 'DECLINED';
  return (
    <div className="page flex max-w-4xl flex-col gap-8 py-10 lg:py-14">
      <header className="flex flex-col gap-2">
        <Heading ref={heading} tabIndex={-1} level={1} size="form">
          {storefrontWords.applicationTitles[state]}
        </Heading>
        <p className="text-muted">
          {storefrontWords.appliedOn({
            shop: application.shop_name,
            city: application.city,
            day: formatDay(application.created_at),
          })}
        </p>
      </header>
      {state === 'UNCONFIRMED' && <Confirm token={token} onConfirmed={setApplication} />}
      {state === 'SUBMITTED' && (
        <Banner kind="success">
          {storefrontWords.weHaveYourApplication({ email: application.email || application.phone })}
        </Banner>
      )}
      {state === 'APPROVED' && (
        <>
          <Banner kind="success">{storefrontWords.youAreOneOfOurTailors}</Banner>
          <ButtonLink to={application.email ? '/login' : '/phone-sign-in'} className="self-start">
            {basicWords.signIn}
          </ButtonLink>
        </>
      )}
      {state === 'DECLINED' && (
        <>
          <Banner kind="info">{application.reason}</Banner>
          <ButtonLink to="/become-a-tailor" className="self-start">
            {storefrontWords.applyAgain}
          </ButtonLink>
        </>
      )}
      {state === 'QUESTIONED' ? (
        <>
          <Banner kind="warning">
            <span className="block font-semibold">{storefrontWords.ourQuestion}</span>
            <span className="whitespace-pre-line">{application.question}</span>
          </Banner>
          <LazyPart load={loadAnswerForm} skeleton={<Skeleton className="h-96" />}>
            {(AnswerForm) => (
              <AnswerForm
                token={token}
                application={application}
                examples={examples}
                onSent={setApplication}
              />
            )}
          </LazyPart>
        </>
      ) : (
        <Answers application={application} />
      )}
      {isOpen && <Withdraw token={token} onWithdrawn={() => setWithdrawn(true)} />}
    </div>
  );
}

interface ConfirmProps {
  token: string;
  onConfirmed: (application: OwnApplication) => void;
}

/** Confirms by a button, because mail scanners open every link. */
function Confirm({ token, onConfirmed }: ConfirmProps) {
  const { formProps, failure, isSubmitting } = useSubmit({
    send: () => confirmApplication(token),
    onSuccess: onConfirmed,
    fallback: pageSentence('server.failed'),
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p>{storefrontWords.isThisWhatYouWantToSend}</p>
      <FailureBanner failure={failure} />
      <SubmitButton busy={isSubmitting} busyLabel={basicWords.sending} className="sm:self-start">
        {storefrontWords.confirmAndSend}
      </SubmitButton>
    </form>
  );
}

function Answers({ application }: { application: OwnApplication }) {
  const { kind, services, rates, pictures } = application;
  const facts: [string, ReactNode][] = [
    [basicWords.name, application.name],
    [basicWords.phone, basicWords.leftToRight({ text: application.phone })],
    [
      basicWords.address,
      [application.address, application.area, application.city].join(basicWords.listSeparator),
    ],
    [storefrontWords.stitchesFor, tradeWords.kinds[kind]],
    [
      storefrontWords.alsoOffers,
      services.map((code) => Object(tradeWords.services)[code] ?? code).join(basicWords.listSeparator) ||
        storefrontWords.nothingElse,
    ],
    [storefrontWords.takes, storefrontWords.businessDays({ days: application.lead_time_days })],
  ];
  return (
    <section
      aria-labelledby="answers-title"
      className="flex flex-col gap-6 rounded-2xl border border-hairline bg-card p-4 sm:p-6"
    >
      <Heading level={2} size="item" id="answers-title">
        {storefrontWords.whatYouHaveWritten}
      </Heading>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{fact}</dd>
          </div>
        ))}
      </dl>
      <dl className="figures grid gap-x-8 sm:grid-cols-2">
        {Object.entries(rates).map(([dress, rupees]) => (
          <div key={dress} className="flex justify-between gap-3 border-b border-hairline py-1">
            <dt>{garmentName(dress) ?? dress}</dt>
            <dd>{formatRupees(rupees)}</dd>
          </div>
        ))}
      </dl>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map(({ id, address }, place) => (
            <li key={id}>
              <img
                src={address}
                alt={storefrontWords.sample({ place: place + 1 })}
                className="size-28 rounded-lg border border-hairline object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {application.about && <p className="wrap-anywhere whitespace-pre-line">{application.about}</p>}
    </section>
  );
}

function Withdraw({ token, onWithdrawn }: { token: string; onWithdrawn: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" className="self-start px-0 text-madder" onClick={() => setAsking(true)}>
        {storefrontWords.withdrawThisApplication}
      </Button>
      <AlertDialog
        title={storefrontWords.withdrawYourApplication}
        open={isAsking}
        cancelLabel={storefrontWords.keepIt}
        confirmLabel={storefrontWords.withdrawIt}
        pendingLabel={storefrontWords.withdrawing}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await withdrawApplication(token);
          onWithdrawn();
        }}
        errorText={(error) => failureSentence(error, pageSentence('server.failed'))}
      >
        <p>{storefrontWords.youCanApplyAgain}</p>
      </AlertDialog>
    </>
  );
}
