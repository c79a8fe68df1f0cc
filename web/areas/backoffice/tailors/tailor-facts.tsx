import type { ReactNode } from 'react';
import { MAX_COUNT } from '../../../../contract/constants/lists.ts';
import type { StaffTailor } from '../../../../contract/staff-tailors.ts';
import { formatDay, formatRating } from '../../../lib/format.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Banner } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BlockButton } from '../accounts/block-button.tsx';
import { WelcomeButton } from '../accounts/welcome-button.tsx';
import { Section } from '../orders/section.tsx';
import { welcomeAgain } from './api.ts';

/** Figures of a tailor's work. */
export function TailorWork({ tailor }: { tailor: StaffTailor }) {
  const { id, in_house, open_orders, late_orders, promise_kept, measured_share, weekly_capacity } = tailor;
  return (
    <Section title="Work">
      <dl className={FACTS}>
        <Fact name="Open orders">{countOf(open_orders)}</Fact>
        <Fact name="Late">
          {late_orders === 0 ? (
            'None'
          ) : (
            <TextLink to={`/admin/orders?tailor=${id}&late=true&sort=due`} className="text-madder">
              {countOf(late_orders)}
            </TextLink>
          )}
        </Fact>
        <Fact name="Delivered">{tailor.number_of_order_delivery}</Fact>
        <Fact name="Promise kept">{promise_kept === null ? 'Too few orders' : `${promise_kept} %`}</Fact>
        <Fact name="Measured before dispatch">
          {measured_share === null ? 'Too few garments' : `${measured_share} %`}
        </Fact>
        <Fact name="Rating">{formatRating(tailor.rating, tailor.number_of_reviews)}</Fact>
        <Fact name="Lead time">
          {tailor.lead_time_days} {in_house ? 'days' : 'business days'}
        </Fact>
        <Fact name="Garments a week">{weekly_capacity ?? 'Any number'}</Fact>
        <Fact name="Garments offered">{tailor.number_of_rates}</Fact>
      </dl>
    </Section>
  );
}

/** The account that signs in as the tailor. */
export function TailorAccount({ tailor }: { tailor: StaffTailor }) {
  const { account, blocked_at, active, application } = tailor;
  const { id, username, name, email, phone_number, has_password, blocked_reason } = account;
  return (
    <Section title="Account">
      {blocked_at !== null && (
        <Banner kind={active ? 'warning' : 'info'}>
          Blocked on {formatDay(blocked_at)}
          {blocked_reason && `: ${blocked_reason}`}
          {active && '. Customers can still order here: pause the tailor to stop that.'}
        </Banner>
      )}
      <dl className={FACTS}>
        <Fact name="Name">{name}</Fact>
        <Fact name="Username">{username}</Fact>
        <Fact name="E-mail" isWide>
          {email === '' ? (
            phone_number ? (
              'None: a code to the phone signs in'
            ) : (
              'None'
            )
          ) : (
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          )}
        </Fact>
        <Fact name="Phone">{phone_number ? <PhoneLink number={phone_number} /> : 'None'}</Fact>
        <Fact name="Tailor since">{formatDay(tailor.joined_at)}</Fact>
        <Fact name="Password">{has_password ? 'Set' : 'Not set yet'}</Fact>
      </dl>
      {tailor.can_be_welcomed && <WelcomeButton email={email} send={() => welcomeAgain(tailor.id)} />}
      <div className="flex flex-wrap items-center gap-x-4">
        <BlockButton account={{ id, username, blocked_at }} />
        {application !== null && <TextLink to={`/admin/applications/${application}`}>Application</TextLink>}
      </div>
    </Section>
  );
}

const FACTS = 'figures grid grid-cols-2 gap-x-6 gap-y-3';

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${isWide ? 'col-span-2' : ''}`}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function countOf(count: number | null): string {
  return count === null ? `More than ${MAX_COUNT}` : String(count);
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand wrap-anywhere hover:underline';
