import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sellerWords } from '#words';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { OwnIdentity } from '../../../contract/seller-identity.ts';
import { ownIdentityQuery, saveOwnStatement } from '../../features/sellers/api.ts';
import { IdentityForm } from '../../features/sellers/components/identity-form.tsx';
import { Loaded } from '../../features/workshops/components/workshop-form.tsx';
import { failureSentence } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { TextField } from '../../ui/field.tsx';
import { focusOn } from '../../ui/focus.ts';
import { Heading } from '../../ui/heading.tsx';
import { toast } from '../../ui/toast.tsx';
import { Room } from './room.tsx';

export const meta = privateMeta(sellerWords.yourIdentity);

const TONES = { missing: 'saffron', to_check: 'brand', checked: 'leaf', refused: 'madder' } as const;

/** The seller's identity for bank and tax, and the sales of a month (sellers-3, sellers-11). */
export default function IdentityPage() {
  const query = useQuery(ownIdentityQuery, queryClient);
  return (
    <Room title={sellerWords.yourIdentity}>
      <p className="max-w-3xl text-muted">{sellerWords.whatItIsFor}</p>
      <Loaded query={query} loading={sellerWords.loading} fallback={sellerWords.failedToLoad}>
        {(identity) => (identity.needed ? <Identity identity={identity} /> : <p>{sellerWords.notNeeded}</p>)}
      </Loaded>
    </Room>
  );
}

function Identity({ identity }: { identity: OwnIdentity }) {
  const standing = useRef<HTMLElement>(null);
  const isGiven = identity.given_at !== null;
  const replaces = identity.required ? sellerWords.replacesAllRequired : sellerWords.replacesAll;
  return (
    <div className="flex max-w-3xl flex-col gap-6 pb-8">
      <Card
        ref={standing}
        as="section"
        tabIndex={-1}
        aria-label={sellerWords.whatWeHave}
        className="flex flex-col gap-3"
      >
        <Badge tone={TONES[identity.state]} className="self-start">
          {sellerWords.states[identity.state]}
        </Badge>
        <p>{sentenceOf(identity)}</p>
        {isGiven && <Ends identity={identity} />}
      </Card>
      <section aria-labelledby="give-identity" className="flex flex-col gap-4">
        <Heading level={2} size="item" id="give-identity">
          {isGiven ? sellerWords.giveAgain : sellerWords.giveItNow}
        </Heading>
        {isGiven && <p className="text-muted">{replaces}</p>}
        <IdentityForm
          identity={identity}
          onGiven={(given) => {
            queryClient.setQueryData(ownIdentityQuery.queryKey, given);
            toast.success(sellerWords.sent);
            focusOn(standing.current);
          }}
        />
      </section>
      <Statement />
    </div>
  );
}

function sentenceOf({ state, required, given_at, checked_at, reason }: OwnIdentity): string {
  if (state === 'missing') return required ? sellerWords.missingRequired : sellerWords.missingOptional;
  if (state === 'checked') return sellerWords.checkedOn({ day: formatDay(checked_at) });
  if (state === 'refused') return sellerWords.refusedBecauseOf({ reason: reason ?? '' });
  const day = formatDay(given_at);
  return required ? sellerWords.waitingRequired({ day }) : sellerWords.waiting({ day });
}

function Ends({ identity }: { identity: OwnIdentity }) {
  const ends = [
    [sellerWords.numberNames.cnic, identity.cnic_end],
    [sellerWords.numberNames.iban, identity.iban_end],
    [sellerWords.numberNames.ntn, identity.ntn_end],
    [sellerWords.numberNames.strn, identity.strn_end],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {ends.map(([name, end]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="figures">{end === null ? sellerWords.none : sellerWords.endsIn({ end })}</dd>
        </div>
      ))}
      <div className="contents">
        <dt className="text-muted">{sellerWords.accountTitle}</dt>
        <dd className="wrap-anywhere">{identity.account_title ?? sellerWords.none}</dd>
      </div>
      {identity.documents.length > 0 && (
        <div className="contents">
          <dt className="text-muted">{sellerWords.pictures}</dt>
          <dd>{identity.documents.map((kind) => sellerWords.documents[kind]).join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}

function Statement() {
  const [month, setMonth] = useState(() => dayInKarachi().slice(0, 7));
  return (
    <section aria-labelledby="own-statement" className="flex flex-col gap-3">
      <Heading level={2} size="item" id="own-statement">
        {sellerWords.statement}
      </Heading>
      <p className="text-muted">{sellerWords.statementHint}</p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={sellerWords.month}
          type="month"
          placeholder="2026-11"
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        <DownloadButton
          label={sellerWords.download}
          save={() => saveOwnStatement(month)}
          errorText={(error) => failureSentence(error, sellerWords.failedToDownload)}
        />
      </div>
    </section>
  );
}
