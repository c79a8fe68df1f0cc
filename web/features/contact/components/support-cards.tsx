import type { ReactNode } from 'react';
import { contactWords } from '#words';
import { useShop } from '../../../lib/shop.ts';
import { ButtonLink, buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { ContactIcon, type ContactSign } from './icons.tsx';

/** See contact-1. */
export function SupportCards() {
  const { support } = useShop();
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      <Way sign="chat" title={contactWords.liveChat} text={contactWords.askWhileYouChoose}>
        <ButtonLink to="/chat" variant="secondary">
          {contactWords.startAChat}
        </ButtonLink>
      </Way>
      <Way sign="phone" title={contactWords.phoneSupport} text={contactWords.talkToUsDuringBusinessHours}>
        <PhoneLink number={support.phone} className={buttonClasses('secondary')}>
          {contactWords.callUs}
        </PhoneLink>
      </Way>
      <Way sign="mail" title={contactWords.emailSupport} text={contactWords.sendUsPictures}>
        <a href={`mailto:${support.email}`} className={buttonClasses('secondary')}>
          {contactWords.writeAnEMail}
        </a>
      </Way>
    </ul>
  );
}

interface WayProps {
  sign: ContactSign;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ sign, title, text, children }: WayProps) {
  return (
    <Card as="li" className="flex flex-col items-start gap-3 p-6">
      <ContactIcon sign={sign} />
      <Heading level={2} size="item">
        {title}
      </Heading>
      <p className="text-muted">{text}</p>
      <div className="mt-auto pt-2">{children}</div>
    </Card>
  );
}
