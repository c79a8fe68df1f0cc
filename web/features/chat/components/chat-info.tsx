import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';
import { useShop } from '../../../lib/shop.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { chatStatusQuery } from '../api.ts';
import { presenceText } from '../words.ts';

/** Name and reply times of the other side, and other ways to reach the shop. */
export default function ChatInfo({ name, onClose }: { name: string; onClose: () => void }) {
  const { brand_name, support, hours } = useShop();
  const { data } = useQuery(chatStatusQuery, queryClient);
  return (
    <Dialog title="Chat Info" open onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        <dt className="text-muted">Contact</dt>
        <dd className="wrap-anywhere">{name}</dd>
        <dt className="text-muted">Hours</dt>
        <dd>{hours.map(({ days, hours: times }) => `${days} ${times}`).join(', ')}</dd>
        {data && (
          <>
            <dt className="text-muted">Now</dt>
            <dd>{presenceText(data.presence)}</dd>
          </>
        )}
      </dl>
      <p className="text-muted">
        Messages are kept, so you can leave the page and read the answer later. Only you and the support team
        of {brand_name} can read them. Never send a card number or a password.
      </p>
      <p className="flex flex-wrap gap-x-5">
        <a href={`mailto:${support.email}`} className={LINK}>
          {support.email}
        </a>
        <PhoneLink number={support.phone} />
        <TextLink to="/help">Help Center</TextLink>
      </p>
    </Dialog>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline';
