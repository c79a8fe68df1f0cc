import { Link } from 'react-router';
import { chatWords } from '#words';
import type { ChatUser } from '../../../../contract/chat.ts';
import { Card } from '../../../ui/card.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { useContactName } from '../use-contact-name.ts';
import { unreadText } from '../words.ts';

interface ContactListProps {
  contacts: readonly ChatUser[];
  chosen: number | undefined;
  to: (contact: ChatUser) => string;
}

export function ContactList({ contacts, chosen, to }: ContactListProps) {
  const contactName = useContactName();
  return (
    <nav aria-labelledby="contacts-title">
      <h2 id="contacts-title" className="mb-2 text-lg max-lg:sr-only">
        {chatWords.contacts}
      </h2>
      <Card as="ul" padding="none" className="divide-y divide-hairline overflow-hidden">
        {contacts.map((contact) => (
          <li key={contact.id}>
            <Link
              to={to(contact)}
              preventScrollReset
              aria-current={contact.id === chosen ? 'true' : undefined}
              className="flex min-h-14 items-center gap-3 px-4 py-2 lg:py-4 -outline-offset-3 hover:bg-sunken aria-[current]:bg-brand-soft"
            >
              <img src="/art/logo.svg" alt="" width={36} height={36} />
              <span className="min-w-0 flex-1 truncate font-semibold">{contactName(contact)}</span>
              {contact.unread > 0 && contact.id !== chosen && (
                <span className="figures rounded-full bg-madder px-2 text-sm font-semibold text-paper">
                  <Rich
                    text={chatWords.unreadCount({ unread: unreadText(contact.unread) })}
                    parts={{ noun: (text) => <span className="sr-only">{text}</span> }}
                  />
                </span>
              )}
            </Link>
          </li>
        ))}
      </Card>
    </nav>
  );
}
