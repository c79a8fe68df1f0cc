import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ibanInGroups } from '../../../../contract/iban-groups.ts';
import type { ShownIdentity, StaffIdentity } from '../../../../contract/seller-identity.ts';
import { Loaded } from '../../../features/workshops/components/workshop-form.tsx';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/states.tsx';
import { Section } from '../orders/section.tsx';
import { eraseIdentity, identityQuery, SELLERS_KEY, showIdentity } from './api.ts';
import { DecisionForm } from './decision-form.tsx';
import { DOCUMENT_NAMES, STATE_NAMES, STATE_TONES } from './words.ts';

/** Numbers leave the screen by themselves after this long. */
const SHOWN_MS = 2 * 60_000;

/** Where a seller's identity stands; its numbers only on a press (sellers-6). For admins. */
export function IdentityPanel({ id }: { id: number }) {
  const query = useQuery(identityQuery(id), queryClient);
  return (
    <Section title="Identity" anchor="identity">
      <Loaded query={query} loading="Loading the identity..." fallback="Failed to get the identity">
        {(identity) => <Identity identity={identity} />}
      </Loaded>
    </Section>
  );
}

function Identity({ identity }: { identity: StaffIdentity }) {
  const { id, state, on_hold, given_at, reason, version } = identity;
  const [shown, setShown] = useState<ShownIdentity>();
  /** The version that was looked at, also once the numbers have left the screen. */
  const [looked, setLooked] = useState<number>();
  const { act, isPending, failure } = useAction();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  async function show() {
    const numbers = await showIdentity(id);
    setShown(numbers);
    setLooked(numbers.version);
  }
  function forget() {
    setShown(undefined);
    setLooked(undefined);
  }
  function finish(changed: StaffIdentity) {
    forget();
    queryClient.setQueryData(identityQuery(id).queryKey, changed);
    void queryClient.invalidateQueries({ queryKey: [...SELLERS_KEY, 'list'] });
    void queryClient.invalidateQueries({ queryKey: ['workshops', changed.page] });
  }
  return (
    <>
      <Badge tone={STATE_TONES[state]} className="self-start">
        {STATE_NAMES[state]}
      </Badge>
      {on_hold && <p>Gets no new orders until the identity is checked.</p>}
      <p className="text-muted">{standingOf(identity)}</p>
      {state === 'refused' && reason && <p className="wrap-anywhere">Reason: {reason}</p>}
      {given_at !== null && !shown && (
        <>
          <p className="text-sm text-muted">Each look at numbers and documents is in the audit log.</p>
          <Button
            variant="secondary"
            className="self-start"
            pending={isPending}
            onClick={() => act(show, 'Failed to get the numbers')}
          >
            {isPending ? 'Loading...' : 'Show'}
          </Button>
          {failure && <Banner kind="error">{failure}</Banner>}
        </>
      )}
      {shown && <Numbers shown={shown} onHide={() => setShown(undefined)} />}
      {given_at !== null && (
        <>
          <DecisionForm
            // What was looked at is decided on, not what came meanwhile.
            identity={{ ...identity, version: looked ?? version }}
            onDecided={finish}
            onRefused={() => {
              forget();
              void queryClient.invalidateQueries({ queryKey: identityQuery(id).queryKey });
            }}
          />
          <EraseButton identity={identity} onErased={finish} />
        </>
      )}
    </>
  );
}

interface EraseButtonProps {
  identity: StaffIdentity;
  onErased: (identity: StaffIdentity) => void;
}

/** For a seller who has left (sellers-9). */
function EraseButton({ identity: { id, name }, onErased }: EraseButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" className="self-start px-2 text-madder" onClick={() => setOpen(true)}>
        Delete the identity
      </Button>
      {isOpen && (
        <AlertDialog
          title={`Delete the identity of ${name}?`}
          open
          cancelLabel="Keep it"
          confirmLabel="Delete"
          pendingLabel="Deleting..."
          onCancel={close}
          onConfirm={async () => {
            onErased(await eraseIdentity(id));
            close();
          }}
          errorText={(error) => failureSentence(error, 'Failed to delete the identity')}
        >
          <p>Numbers and pictures are deleted for good. For sellers who have left.</p>
        </AlertDialog>
      )}
    </>
  );
}

function standingOf({ given_at, checked_at, checked_by, state, documents }: StaffIdentity): string {
  if (given_at === null) return 'The seller has given nothing yet.';
  const pictures = documents.length === 0 ? 'without pictures' : `with ${documents.length} of 4 pictures`;
  const given = `Given ${formatMoment(given_at)}, ${pictures}.`;
  if (checked_at === null) return given;
  const word = state === 'checked' ? 'Checked' : 'Refused';
  return `${given} ${word} ${formatMoment(checked_at)} by ${checked_by ?? 'a deleted account'}.`;
}

function Numbers({ shown, onHide }: { shown: ShownIdentity; onHide: () => void }) {
  const numbers = [
    ['CNIC', shown.cnic],
    ['IBAN', ibanInGroups(shown.iban)],
    ['Name of the account', shown.account_title],
    ['NTN', shown.ntn],
    ['STRN', shown.strn],
  ] as const;
  return (
    <div className="flex flex-col gap-3" role="status">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {numbers.map(([name, number]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="figures wrap-anywhere">{number ?? 'none'}</dd>
          </div>
        ))}
      </dl>
      {shown.documents.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {shown.documents.map(({ kind, url }) => (
            <li key={kind}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="flex flex-col gap-1 text-sm text-brand"
              >
                <img
                  src={url}
                  alt=""
                  className="aspect-[4/3] w-full rounded-lg border border-hairline object-cover"
                />
                {DOCUMENT_NAMES[kind]}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" className="self-start" onClick={onHide}>
        Hide
      </Button>
    </div>
  );
}
