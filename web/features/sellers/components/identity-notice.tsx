import { useQuery } from '@tanstack/react-query';
import { sellerWords } from '#words';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { ownIdentityQuery } from '../api.ts';

/** On the first page of the workshop, while something has to be done for the identity (sellers-8). */
export function IdentityNotice() {
  const { data } = useQuery(ownIdentityQuery, queryClient);
  if (!data || !(data.on_hold || data.state === 'refused')) return null;
  const isWaiting = data.state === 'to_check';
  return (
    <Banner kind="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{data.on_hold ? sellerWords.heldShort : sellerWords.refusedShort}</p>
        <ButtonLink variant="secondary" to="/workshop/identity">
          {isWaiting ? sellerWords.yourIdentity : sellerWords.giveItNow}
        </ButtonLink>
      </div>
    </Banner>
  );
}
