import { useState } from 'react';
import { accountsWords } from '#words';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { formatDay } from '../../../lib/format.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Rich } from '../../../ui/rich.tsx';
import { Banner } from '../../../ui/states.tsx';
import { readProfile } from '../own-account.ts';
import { keepAccount } from '../privacy-api.ts';

interface DeletionNoticeProps {
  /** Null once the account is kept. */
  dueAt: string | null;
}

/** Offers on every page to keep an account that is about to be deleted (accounts-18). */
export default function DeletionNotice({ dueAt }: DeletionNoticeProps) {
  const { act, isPending, failure } = useAction();
  const [isKept, setKept] = useState(false);
  // The pressed button is removed.
  const place = useFocusOnChange<HTMLDivElement>(isKept);

  async function keep() {
    await keepAccount();
    setKept(true);
    await readProfile();
    await queryClient.invalidateQueries({ queryKey: ['accounts'] });
  }

  if (dueAt === null && !isKept) return null;
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-3">
      {isKept ? (
        <Banner kind="success">{accountsWords.yourAccountStays}</Banner>
      ) : (
        <Banner kind="warning">
          <p>
            <Rich
              text={accountsWords.deletionNotice({ day: formatDay(dayInKarachi(new Date(dueAt ?? ''))) })}
              parts={{ b: (day) => <b>{day}</b> }}
            />
          </p>
          <p className="-mx-4">
            <Button
              variant="quiet"
              pending={isPending}
              onClick={() => act(keep, accountsWords.theAccountCouldNotBeKept)}
            >
              {isPending ? accountsWords.keeping : accountsWords.keepMyAccount}
            </Button>
          </p>
        </Banner>
      )}
      {failure && <Banner kind="error">{failure}</Banner>}
    </div>
  );
}
