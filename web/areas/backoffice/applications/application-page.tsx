import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { tradeWords } from '#words';
import { garmentName } from '../../../../contract/garment-names.ts';
import type { StaffApplication } from '../../../../contract/staff-applications.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Banner, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { applicationQuery } from './api.ts';
import { Decision } from './decision.tsx';

export const meta = privateMeta('Application');

/** A tailor's application with its actions (tailors-10). */
export default function ApplicationPage() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery(applicationQuery(id), queryClient);
  return (
    <div className="flex max-w-6xl flex-col gap-5 p-4 lg:p-8">
      <TextLink to="/admin/applications" className="self-start">
        Back to the applications
      </TextLink>
      {!data && !error && (
        <Loading text="Loading the application...">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the application')}
        </LoadFailure>
      )}
      {data && <Shown key={data.id} application={data} />}
    </div>
  );
}

function Shown({ application }: { application: StaffApplication }) {
  const { state, shop_name, is_address_taken, tailor } = application;
  // The sent form is removed, so the heading takes the focus.
  const heading = useFocusOnChange<HTMLHeadingElement>(state);
  const role = useSession(({ user }) => user?.user_type);
  const isOpen = state === 'SUBMITTED' || state === 'QUESTIONED';
  return (
    <>
      <header>
        <Heading ref={heading} tabIndex={-1} level={1} size="part" className="wrap-anywhere">
          {shop_name}
        </Heading>
        <p className="text-muted">
          {tradeWords.applicationStates[state]} · handed in on {formatDay(application.submitted_at)}
        </p>
      </header>
      {tailor !== null && (
        <Banner kind="success">
          Taken in.{' '}
          <TextLink to={`/tailors/${tailor}`} variant="inline">
            See the tailor&apos;s page
          </TextLink>
          , or{' '}
          <TextLink to={`/admin/tailors/${tailor}`} variant="inline">
            what staff may change
          </TextLink>
          .
        </Banner>
      )}
      {isOpen && is_address_taken && (
        <Banner kind="warning">
          There is an account with this {application.email ? 'e-mail address' : 'number'} by now, so this
          application cannot be approved.
        </Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Facts application={application} />
          <Pictures application={application} />
          <Rates rates={application.rates} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {isOpen && <Decision application={application} mayDecide={role === 'admin'} />}
          <History application={application} />
          <Earlier application={application} />
        </div>
      </div>
    </>
  );
}

function Facts({ application }: { application: StaffApplication }) {
  const { phone, email, services, about } = application;
  const facts: [string, ReactNode][] = [
    ['Name', application.name],
    [
      'E-mail',
      email === '' ? (
        'None: the phone is confirmed, and gets all news'
      ) : (
        <a
          key="mail"
          href={`mailto:${email}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
        >
          {email}
        </a>
      ),
    ],
    ['Phone', <PhoneLink number={phone} key="phone" />],
    ['Address', `${application.address}, ${application.area}, ${application.city}`],
    ['Stitches for', tradeWords.kinds[application.kind]],
    [
      'Also offers',
      services.map((code) => Object(tradeWords.services)[code] ?? code).join(', ') || 'nothing else',
    ],
    ['Takes', `${application.lead_time_days} business days`],
  ];
  return (
    <Card padding="large" className="flex flex-col gap-4">
      <dl className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[9rem_1fr]">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{fact}</dd>
          </div>
        ))}
      </dl>
      {about && (
        <p dir="auto" className="border-t border-hairline pt-4 wrap-anywhere whitespace-pre-line">
          {about}
        </p>
      )}
    </Card>
  );
}

function Pictures({ application: { pictures, shop_name } }: { application: StaffApplication }) {
  if (pictures.length === 0) return <p className="text-muted">No pictures.</p>;
  return (
    <section aria-label="Pictures">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map(({ id, address }, place) => (
          <li key={id}>
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="block overflow-hidden rounded-xl border border-hairline hover:border-brand"
            >
              <img
                src={address}
                alt={`Sample ${place + 1} of ${shop_name}`}
                className="aspect-square w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rates({ rates }: { rates: StaffApplication['rates'] }) {
  return (
    <Card padding="large">
      <Heading level={2} size="item" className="mb-3">
        Rates
      </Heading>
      <dl className="figures grid gap-x-8 sm:grid-cols-2">
        {Object.entries(rates).map(([dress, rupees]) => (
          <div key={dress} className="flex justify-between gap-3 border-b border-hairline py-1.5">
            <dt>{garmentName(dress) ?? dress}</dt>
            <dd>{formatRupees(rupees)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const ACTION_WORDS = {
  submit: 'Handed in',
  ask: 'Asked',
  answer: 'Answered',
  approve: 'Approved',
  decline: 'Declined',
} as const;

function History({ application: { events } }: { application: StaffApplication }) {
  return (
    <section aria-labelledby="history-title">
      <Heading level={2} size="item" id="history-title">
        History
      </Heading>
      <ol className="mt-3 flex flex-col gap-3">
        {events.map(({ action, by, note, at }) => (
          <li key={`${action} ${at}`} className="border-s-2 border-hairline ps-3">
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">{ACTION_WORDS[action]}</span>
              {by && ` by ${by}`} · <time dateTime={at}>{formatMoment(at)}</time>
            </p>
            {note && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Earlier({ application: { earlier } }: { application: StaffApplication }) {
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier-title">
      <Heading level={2} size="item" id="earlier-title">
        Of the same address or phone
      </Heading>
      <ul className="mt-2">
        {earlier.map(({ id, shop_name, state, submitted_at }) => (
          <li key={id}>
            <Link
              to={`/admin/applications/${id}`}
              className="flex min-h-11 flex-wrap items-center gap-x-2 hover:text-brand hover:underline"
            >
              <span className="font-semibold wrap-anywhere">{shop_name}</span>
              <span className="text-sm text-muted">
                {tradeWords.applicationStates[state]}, {formatDay(submitted_at)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
