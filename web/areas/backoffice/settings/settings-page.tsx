import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SettingsGroup } from '../../../../contract/constants/staff.ts';
import type { StaffSettings } from '../../../../contract/staff-settings.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { TextField } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { PageHead } from '../page-head.tsx';
import { AccountForm } from './account-form.tsx';
import { type Group, settingsQuery } from './api.ts';
import { BusinessForm } from './business-form.tsx';
import { CalendarForm } from './calendar-form.tsx';
import { CurrenciesForm } from './currencies-form.tsx';
import { GoodsForm } from './goods-form.tsx';
import { GroupCard } from './group-card.tsx';
import { HandoverForm } from './handover-form.tsx';
import { SocialForm } from './social-form.tsx';
import { SurchargesForm } from './surcharges-form.tsx';
import { numberOf, useGroupForm } from './use-group-form.ts';

export const meta = privateMeta('Settings');

const NAMES: Record<SettingsGroup, string> = {
  surcharges: 'Surcharges',
  handover: 'Collection and delivery',
  goods: 'Ready-made goods',
  currencies: 'Exchange rates',
  account: 'Account',
  times: 'Times',
  calendar: 'Days off',
  business: 'Business',
  social: 'Social links',
};

/** What staff sets, in groups that are saved one by one (settings-1). */
export default function SettingsPage() {
  const { data, error, refetch } = useQuery(settingsQuery(), queryClient);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 p-4 sm:p-8">
      <PageHead title="Settings">
        <p className="text-muted">Each group is saved by itself and counts at once, for everybody.</p>
      </PageHead>
      {!data && !error && (
        <Loading text="Loading the settings...">
          <div className="flex flex-col gap-4">
            <Skeleton className="h-56" />
            <Skeleton className="h-56" />
          </div>
        </Loading>
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the settings')}
        </LoadFailure>
      )}
      {data && <Groups settings={data} />}
    </div>
  );
}

function Groups({ settings }: { settings: StaffSettings }) {
  const { surcharges, handover, goods, currencies, account, times, calendar, business, social } = settings;
  const { hash } = useLocation();
  // The group that a link names is there only now that the settings are loaded.
  useEffect(() => {
    if (hash.length > 1) focusOn(document.getElementById(`${hash.slice(1)}-title`), false);
  }, [hash]);
  const shown = (Object.keys(NAMES) as SettingsGroup[]).filter((name) => settings[name]);
  return (
    <>
      <nav aria-label="Groups of settings">
        <ul className="flex flex-wrap gap-2">
          {shown.map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="inline-flex min-h-11 items-center rounded-full border border-hairline bg-card px-4 font-semibold hover:border-brand hover:text-brand"
              >
                {NAMES[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {surcharges && <SurchargesForm thing={surcharges} />}
      {handover && <HandoverForm thing={handover} />}
      {goods && <GoodsForm thing={goods} />}
      {currencies && <CurrenciesForm thing={currencies} />}
      {account && <AccountForm thing={account} />}
      <TimesForm thing={times} />
      <CalendarForm thing={calendar} />
      <BusinessForm thing={business} />
      <SocialForm thing={social} />
    </>
  );
}

const LABELS = {
  in_house_days: 'In-house workshop, days',
  quote_days: 'A bulk quote stays open, days',
  partner_days_fewest: 'Partner tailors at least, business days',
  partner_days_most: 'Partner tailors at most, business days',
  remind_after_days: 'Remind of a placed order after, days',
  confirm_within_days: 'A placed order expires after, days',
  cloth_remind_after_days: 'Remind of cloth that is overdue after, days',
  cloth_within_weeks: 'An order without cloth is cancelled after, weeks',
  advance_remind_after_days: 'Remind of an advance after, days',
  advance_within_days: 'An order without its advance is cancelled after, days',
  return_days: 'Goods can be sent back for, days',
  return_answer_days: 'An unanswered return goes to staff after, days',
  child_months_under_2: 'Measure a child under two again after, months',
  child_months_under_6: 'Measure a child under six again after, months',
  child_months_older: 'Measure an older child again after, months',
} as const;
const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];
const TITLE = 'Times';

type Values = Record<keyof typeof LABELS, string>;

function valuesOf(thing: Group<'times'>): Values {
  return Object.fromEntries(FIELDS.map((name) => [name, String(thing[name])])) as Values;
}

function TimesForm({ thing }: { thing: Group<'times'> }) {
  const { form, submission } = useGroupForm({
    name: 'times',
    title: TITLE,
    thing,
    valuesOf,
    bodyOf: (values: Values) => ({
      in_house_days: numberOf(values.in_house_days),
      quote_days: numberOf(values.quote_days),
      partner_days_fewest: numberOf(values.partner_days_fewest),
      partner_days_most: numberOf(values.partner_days_most),
      remind_after_days: numberOf(values.remind_after_days),
      confirm_within_days: numberOf(values.confirm_within_days),
      cloth_remind_after_days: numberOf(values.cloth_remind_after_days),
      cloth_within_weeks: numberOf(values.cloth_within_weeks),
      advance_remind_after_days: numberOf(values.advance_remind_after_days),
      advance_within_days: numberOf(values.advance_within_days),
      return_days: numberOf(values.return_days),
      return_answer_days: numberOf(values.return_answer_days),
      child_months_under_2: numberOf(values.child_months_under_2),
      child_months_under_6: numberOf(values.child_months_under_6),
      child_months_older: numberOf(values.child_months_older),
    }),
  });
  const { errors } = form.formState;
  return (
    <GroupCard
      name="times"
      title={TITLE}
      about="What pages promise, and how long orders and quotes wait for an answer. Orders that are waiting follow a change."
      thing={thing}
      submission={submission}
      labels={LABELS}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={LABELS[name]}
            inputMode="numeric"
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </div>
    </GroupCard>
  );
}
