import { Link } from 'react-router';
import type { Settings } from '../../../../contract/settings.ts';
import { LocationSwitch } from '../../../features/location/components/location-switch.tsx';
import { SubscribeBox } from '../../../features/newsletter/components/subscribe-box.tsx';
import { useShop } from '../../../lib/shop.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { footerColumns, policies } from './navigation.ts';

const LINK = 'inline-flex min-h-11 items-center wrap-anywhere hover:text-brand hover:underline lg:min-h-9';

/** The footer of every page (pages-3). */
export function SiteFooter() {
  const { brand_name, support, social } = useShop();
  return (
    <footer className="bg-sunken">
      <div className="tape" />
      <div className="page pt-12">
        <SubscribeBox />
        <hr className="stitched mt-10" />
      </div>
      <div className="page grid gap-x-8 gap-y-10 pt-12 pb-8 lg:grid-cols-[1.2fr_2.8fr]">
        <div className="flex flex-col gap-4">
          <p className="font-display text-2xl">{brand_name}</p>
          <address className="flex flex-col not-italic">
            <a href={`mailto:${support.email}`} className={LINK}>
              {support.email}
            </a>
            <PhoneLink number={support.phone} className={LINK} />
            <span className="py-2 text-muted">{support.address}</span>
          </address>
          <SocialLinks social={social} />
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {footerColumns.map(({ title, entries }) => (
            <div key={title}>
              <h2 className="mb-2 text-lg">{title}</h2>
              <ul className="text-muted">
                {entries.map(({ to, text }) => (
                  <li key={text}>
                    <Link to={to} className={LINK}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="page pb-8">
        <hr className="stitched mb-4" />
        <div className="flex flex-col justify-between gap-x-8 gap-y-4 text-sm lg:flex-row lg:items-center">
          <LocationSwitch />
          <ul className="flex flex-wrap gap-x-6 text-muted">
            {policies.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={LINK}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          {/* The visitor's clock may be in another year than the server's. */}
          <p className="text-muted" suppressHydrationWarning>
            © {new Date().getUTCFullYear()} {brand_name}. All rights reserved.
          </p>
        </div>
      </div>
    </footer>
  );
}

function SocialLinks({ social }: { social: Settings['social'] }) {
  const links = [
    { name: 'Facebook', address: social.facebook },
    { name: 'Twitter', address: social.twitter },
    { name: 'Instagram', address: social.instagram },
    { name: 'LinkedIn', address: social.linkedin },
  ].filter(({ address }) => address);
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm font-semibold">
      {links.map(({ name, address }) => (
        <li key={name}>
          <a href={address} rel="me noopener" className={LINK}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
