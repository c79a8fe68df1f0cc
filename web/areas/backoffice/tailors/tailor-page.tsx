import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router';
import { INVITATION_DAYS } from '../../../../contract/constants/staff.ts';
import { type Action, grantOf } from '../../../../contract/permissions.ts';
import type { StaffTailor } from '../../../../contract/staff-tailors.ts';
import { calendarQuery, ratesQuery } from '../../../features/workshops/api.ts';
import { CalendarForm } from '../../../features/workshops/components/calendar-form.tsx';
import { EarningsOverview } from '../../../features/workshops/components/earnings-overview.tsx';
import { RatesForm } from '../../../features/workshops/components/rates-form.tsx';
import { WeeksAhead } from '../../../features/workshops/components/weeks-ahead.tsx';
import { Loaded } from '../../../features/workshops/components/workshop-form.tsx';
import { earningsQuery } from '../../../features/workshops/earnings-api.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { idIn } from '../../../lib/query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { openWorkshopAccount } from '../accounts/api.ts';
import { Section } from '../orders/section.tsx';
import { CommissionPanel } from '../sellers/commission-panel.tsx';
import { IdentityPanel } from '../sellers/identity-panel.tsx';
import { staffTailorQuery } from './api.ts';
import { ProfileForm } from './profile-form.tsx';
import { TailorBadges } from './tailor-badges.tsx';
import { TailorAccount, TailorWork } from './tailor-facts.tsx';

interface PartProps {
  tailor: StaffTailor;
}

/** The tabs of the page, each with its URL and the roles that may open it (people-7). */
const PARTS = {
  profile: { name: 'Profile', action: 'tailors.read', Part: Profile },
  rates: { name: 'Services and rates', action: 'tailors.rates', Part: Rates },
  calendar: { name: 'Calendar', action: 'tailors.calendar', Part: Calendar },
  earnings: { name: 'Earnings', action: 'sellers.earnings', Part: Earnings },
  identity: { name: 'Identity', action: 'identity.check', Part: Identity },
} as const satisfies Record<string, { name: string; action: Action; Part: ComponentType<PartProps> }>;

type PartName = keyof typeof PARTS;

export const meta = privateMeta('Tailor');

/** One tailor, with what staff may see and change (tailors-31). */
export default function TailorPage() {
  const { id } = useParams();
  return <TailorDetails key={id} id={idIn(id)} />;
}

function TailorDetails({ id }: { id: number | undefined }) {
  const { data, error, refetch } = useQuery(
    { ...staffTailorQuery(id ?? 0), ...(id === undefined ? { enabled: false } : {}) },
    queryClient,
  );
  const isUnknown = id === undefined || (error instanceof CallError && error.status === 404);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <TextLink to="/admin/tailors" className="self-start">
        All tailors
      </TextLink>
      {(isUnknown || !data) && (
        <Heading level={1} size="part">
          Tailor
        </Heading>
      )}
      {isUnknown && (
        <EmptyState title="There is no such tailor">
          <ButtonLink variant="secondary" to="/admin/tailors">
            See all tailors
          </ButtonLink>
        </EmptyState>
      )}
      {!isUnknown && !data && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the tailor')}
        </LoadFailure>
      )}
      {!isUnknown && !data && !error && (
        <Loading text="Loading the tailor...">
          <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
          </div>
        </Loading>
      )}
      {!isUnknown && data && <Tailor key={data.id} tailor={data} />}
    </div>
  );
}

function Tailor({ tailor }: PartProps) {
  const role = useSession(({ user }) => user?.user_type);
  const asked = useSearchParams()[0].get('part');
  const names = (Object.keys(PARTS) as PartName[]).filter(
    (name) =>
      role !== undefined &&
      grantOf(role, PARTS[name].action) === 'any' &&
      !(name === 'identity' && tailor.in_house),
  );
  const chosen = names.find((name) => name === asked) ?? 'profile';
  const { Part } = PARTS[chosen];
  const { id, name, shop_name, area, active, in_house } = tailor;
  return (
    <>
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading level={1} size="part" className="wrap-anywhere">
            {name}
          </Heading>
          <TailorBadges tailor={tailor} />
        </div>
        <p className="wrap-anywhere text-muted">{shop_name ? `${shop_name}, ${area}` : area}</p>
        <div className="flex flex-wrap gap-x-5">
          <TextLink to={`/admin/orders?tailor=${id}`}>Orders</TextLink>
          {active && !in_house && <TextLink to={`/tailors/${id}`}>Public page</TextLink>}
        </div>
      </div>
      <TabLinks
        label="Parts of the tailor"
        tabs={names.map((part) => ({
          name: part,
          to: part === 'profile' ? '?' : `?part=${part}`,
          text: PARTS[part].name,
        }))}
        chosen={chosen}
      >
        <Part tailor={tailor} />
      </TabLinks>
    </>
  );
}

function Profile({ tailor }: PartProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] lg:gap-6">
      <ProfileForm tailor={tailor} />
      <div className="flex flex-col gap-4 lg:gap-6">
        <TailorWork tailor={tailor} />
        {tailor.in_house ? <WorkshopSignIn tailor={tailor} /> : <TailorAccount tailor={tailor} />}
      </div>
    </div>
  );
}

function Rates({ tailor: { id } }: PartProps) {
  const query = useQuery(ratesQuery(id), queryClient);
  return (
    <Loaded query={query} loading="Loading the rates..." fallback="Failed to get the rates">
      {(rates) => <RatesForm whose={id} rates={rates} />}
    </Loaded>
  );
}

function Calendar({ tailor: { id } }: PartProps) {
  const query = useQuery(calendarQuery(id), queryClient);
  return (
    <Loaded query={query} loading="Loading the calendar..." fallback="Failed to get the calendar">
      {(calendar) => (
        <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <CalendarForm whose={id} calendar={calendar} />
          <WeeksAhead calendar={calendar} />
        </div>
      )}
    </Loaded>
  );
}

function Earnings({ tailor: { id, account } }: PartProps) {
  const typed = useSearchParams()[0].get('year') ?? '';
  const year = /^20\d\d$/.test(typed) ? Number(typed) : undefined;
  const query = useQuery({ ...earningsQuery(id, year), placeholderData: keepPreviousData }, queryClient);
  return (
    <Loaded query={query} loading="Loading the earnings..." fallback="Failed to get the earnings">
      {(earnings) => (
        <div className="flex flex-col gap-6">
          <CommissionPanel id={account.id} />
          <EarningsOverview whose={id} earnings={earnings} />
        </div>
      )}
    </Loaded>
  );
}

function Identity({ tailor: { account } }: PartProps) {
  return <IdentityPanel id={account.id} />;
}

type Account = StaffTailor['account'];

/** The account of the in-house workshop; admins create it and move it to another address (people-15). */
function WorkshopSignIn({ tailor: { account } }: { tailor: StaffTailor }) {
  const mayOpen = useSession(({ user }) => user && grantOf(user.user_type, 'staff.manage') === 'any');
  return (
    <Section title="Sign-in of the workshop">
      <State account={account} />
      {mayOpen ? <SignInForm account={account} /> : <p className="text-sm text-muted">Admins change it.</p>}
    </Section>
  );
}

function State({ account: { email, has_address, has_password } }: { account: Account }) {
  if (!has_address) return <p>Nobody can sign in as the workshop yet.</p>;
  const address = <strong className="font-semibold wrap-anywhere">{email}</strong>;
  if (has_password) return <p>{address} signs in.</p>;
  return (
    <p>
      We mailed {address} a link to set the password, which works for {INVITATION_DAYS} days. Nobody can sign
      in before that.
    </p>
  );
}

function SignInForm({ account: { email, has_address, has_password } }: { account: Account }) {
  const isInvited = has_address && !has_password;
  const form = useForm({ defaultValues: { email: isInvited ? email : '' } });
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: (values) => openWorkshopAccount(values.email),
    onSuccess: (_, values) => toast.success(`A link to set the password is on its way to ${values.email}.`),
    fallback: 'Failed to mail the link',
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        {has_address
          ? 'Another address gets a link to set a password. The workshop is signed out everywhere, and its earlier password and links end.'
          : 'Whoever signs in works on the orders of the in-house workshop in /workshop, and keeps its prices, capacity and days off as every tailor does.'}
      </p>
      <TextField
        label={has_password ? 'New e-mail address' : 'E-mail address'}
        type="email"
        autoComplete="off"
        maxLength={254}
        error={form.formState.errors.email?.message}
        {...form.register('email', {
          validate: (text) => text.trim() !== '' || 'Enter the e-mail address.',
        })}
      />
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap">
        <SubmitButton busy={isSubmitting} busyLabel="Sending...">
          {has_password ? 'Change the address' : 'Mail the link'}
        </SubmitButton>
      </div>
    </form>
  );
}
