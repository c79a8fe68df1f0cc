import { useQuery } from '@tanstack/react-query';
import { basicWords, chatWords } from '#words';
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
    <Dialog title={chatWords.chatInfo} open onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        <dt className="text-muted">{basicWords.contact}</dt>
        <dd className="wrap-anywhere">{name}</dd>
        <dt className="text-muted">{chatWords.hours}</dt>
        <dd>{chatWords.openAt({ times: hours.map(({ days, hours: times }) => `${days} ${times}`) })}</dd>
        {data && (
          <>
            <dt className="text-muted">{basicWords.now}</dt>
            <dd>{presenceText(data.presence)}</dd>
          </>
        )}
      </dl>
      <p className="text-muted">{chatWords.messagesAreKept({ brandName: brand_name })}</p>
      <p className="flex flex-wrap gap-x-5">
        <a href={`mailto:${support.email}`} className={LINK}>
          {support.email}
        </a>
        <PhoneLink number={support.phone} />
        <TextLink to="/help">{chatWords.helpCenter}</TextLink>
      </p>
    </Dialog>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline';
