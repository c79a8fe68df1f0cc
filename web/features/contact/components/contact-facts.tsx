import type { ReactNode } from 'react';
import { basicWords, contactWords } from '#words';
import { useShop } from '../../../lib/shop.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { mapLink } from '../links.ts';
import { ContactIcon, type ContactSign } from './icons.tsx';

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline wrap-anywhere';

/** See contact-5. */
export function ContactFacts() {
  const { support, hours: week } = useShop();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <Fact sign="place" title={basicWords.address}>
        <a href={mapLink(support.address)} target="_blank" rel="noopener" className={LINK}>
          <bdi>{support.address}</bdi>
        </a>
      </Fact>
      <Fact sign="phone" title={basicWords.phone}>
        <PhoneLink number={support.phone} />
      </Fact>
      <Fact sign="mail" title={basicWords.eMail}>
        <a href={`mailto:${support.email}`} className={LINK}>
          {support.email}
        </a>
      </Fact>
      <Fact sign="clock" title={contactWords.businessHours}>
        <dl className="figures mt-1 grid grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-x-4">
          {week.map(({ days, hours }) => (
            <div key={days} className="contents">
              <dt className="text-muted">{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 text-sm text-muted">{contactWords.pakistanTime}</p>
      </Fact>
    </ul>
  );
}

function Fact({ sign, title, children }: { sign: ContactSign; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <ContactIcon sign={sign} />
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        {children}
      </div>
    </li>
  );
}
