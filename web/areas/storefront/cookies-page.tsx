import { Link, type MetaArgs } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { Policy, PolicySection } from './policy-text.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'Cookie Policy',
    description:
      'Every cookie and every entry this shop keeps in your browser, by name: what it is for and how long it stays. None is for advertising.',
  });
}

interface Entry {
  names: readonly string[];
  purpose: string;
  stays: string;
}

const COOKIES: readonly Entry[] = [
  {
    names: ['naap-session'],
    purpose: 'Marks that you signed in without “Remember me”. It holds no name and no number.',
    stays: 'Until you close the browser',
  },
  {
    names: ['known_device'],
    purpose:
      'Set when you sign in or register: a random number that identifies this device, so that we e-mail you only about sign-ins on new devices, and strangers who guess your password cannot lock you out on this one. It is sent with sign-ins and account requests only.',
    stays: '400 days after your last sign-in',
  },
];

const STORED: readonly Entry[] = [
  {
    names: ['user', 'accessToken', 'refreshToken', 'sessionOnly'],
    purpose:
      'Your sign-in: your username and contact details, the tokens that prove it, and whether it lasts for this browser session only.',
    stays: 'Until you sign out, for 14 days after your last visit, and for 30 days at most',
  },
  { names: ['cart'], purpose: 'The items in your cart.', stays: 'Until you order or empty it' },
  {
    names: ['wishlist', 'wishlistOf'],
    purpose: 'The products on your wishlist, and the account they belong to.',
    stays: 'Until you take it off the list or sign out',
  },
  {
    names: ['userLocationType', 'currency'],
    purpose: 'Whether you shop from Pakistan or from abroad, and the currency of approximate prices.',
    stays: 'Until you change it',
  },
  {
    names: ['currency'],
    purpose: 'The currency you chose to see beside rupees.',
    stays: 'Until you change it',
  },
  {
    names: ['draft.…'],
    purpose:
      'Unfinished orders, answers, measurements and messages, so that a reload loses nothing. Pictures of an unfinished order lie in the browser’s database “drafts”.',
    stays: 'Until you send or discard them, or sign out; some only until the tab closes',
  },
  {
    names: ['react-router-scroll-positions'],
    purpose: 'How far you had scrolled, for the way back.',
    stays: 'Until the tab closes',
  },
];

export default function CookiesPage() {
  const { map_embed_url } = useShop();
  return (
    <Policy
      title="Cookie Policy"
      since="2026-11-21"
      summary="Two small cookies, and a few entries in your browser’s own storage that make the shop work. Nothing tracks you or advertises to you, so there is nothing to agree to."
    >
      <PolicySection title="Cookies">
        <Entries entries={COOKIES} />
      </PolicySection>
      <PolicySection title="Your browser’s storage">
        <p>These entries stay on your device. Unlike cookies, they are not sent to us with every page.</p>
        <Entries entries={STORED} />
      </PolicySection>
      <PolicySection title="Other sites">
        <p>
          Fonts, pictures and scripts come from the shop itself, so no other site learns of your visit.
          {map_embed_url
            ? ` The map on the contact page is shown by ${new URL(map_embed_url).hostname}, which may keep cookies of its own.`
            : ' The map on the contact page is a drawing; you leave our site only if you follow its link.'}{' '}
          A payment provider that takes your card may store what it needs to detect fraud.
        </p>
      </PolicySection>
      <PolicySection title="Clear everything">
        <p>
          Sign out and empty your cart, or clear the data of this site in your browser. We will then ask again
          where you shop from; your orders and measurements stay in your account. How we handle your data is
          described in the <Link to="/privacy">Privacy Policy</Link>.
        </p>
      </PolicySection>
    </Policy>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className="border-t border-hairline">
      {entries.map(({ names, purpose, stays }) => (
        <div key={names[0]} className="border-b border-hairline py-4">
          <dt className="flex flex-wrap gap-x-2 gap-y-1">
            {names.map((name) => (
              <code key={name} className="rounded bg-sunken px-1.5 text-sm font-semibold wrap-anywhere">
                {name}
              </code>
            ))}
          </dt>
          <dd className="mt-1.5">{purpose}</dd>
          <dd className="text-sm text-muted">{stays}.</dd>
        </div>
      ))}
    </dl>
  );
}
