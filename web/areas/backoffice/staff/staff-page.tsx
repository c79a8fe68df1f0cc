import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffMember } from '../../../../contract/staff-accounts.ts';
import { ListPage } from '../../../features/lists/components/list-page.tsx';
import type { ListColumn } from '../../../features/lists/components/list-table.tsx';
import type { ListDefinition } from '../../../features/lists/definition.ts';
import { useList } from '../../../features/lists/use-list.ts';
import { inEnglish } from '../../../features/lists/words.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { formatDay } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { toast } from '../../../ui/toast.tsx';
import { inviteAgain, resetSecondFactor, type StaffQuery, staffQuery } from '../accounts/api.ts';
import { BlockButton } from '../accounts/block-button.tsx';
import { RoleButton } from '../accounts/role-button.tsx';
import { PageHead } from '../page-head.tsx';
import { NewMemberDialog } from './new-member-dialog.tsx';

const LIST: ListDefinition<StaffQuery> = {
  searchLabel: 'Search the staff',
  searchPlaceholder: 'Name, username or e-mail address',
  sorts: [
    ['name', 'By username'],
    ['-joined', 'Newest first'],
    ['joined', 'Oldest first'],
  ],
  filters: {
    role: {
      kind: 'choice',
      label: 'Role',
      options: [
        ['support', 'Support'],
        ['admin', 'Admin'],
      ],
    },
    blocked: { kind: 'flag', label: 'Blocked' },
  },
};

const COLUMNS: readonly ListColumn<StaffMember>[] = [
  {
    name: 'Person',
    sortBy: 'name',
    isWideOnly: true,
    wraps: true,
    cell: (member) => <Person member={member} />,
  },
  { name: 'Role', cell: ({ role }) => (role === 'admin' ? 'Admin' : 'Support') },
  { name: 'E-mail', wraps: true, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { name: 'State', cell: (member) => <State member={member} /> },
  { name: 'Last seen', cell: ({ last_seen_at }) => (last_seen_at ? formatMoment(last_seen_at) : 'Never') },
  { name: 'Since', sortBy: 'joined', cell: ({ joined_at }) => formatDay(joined_at) },
];

export const meta = privateMeta('Staff');

/** The staff accounts, for admins (people-12). */
export default function StaffPage() {
  const list = useList(LIST);
  const result = useQuery({ ...staffQuery(list.query), placeholderData: keepPreviousData }, queryClient);
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="flex flex-col gap-5 p-4 lg:p-8">
      <PageHead title="Staff" action={<Button onClick={() => setAdding(true)}>Add a person</Button>} />
      <ListPage
        list={list}
        result={result}
        words={inEnglish('person', 'people')}
        columns={COLUMNS}
        nameOf={({ username }) => username}
        summary={(member) => <Person member={member} />}
        actions={(member) => <Actions member={member} />}
        empty={
          <EmptyState title="Nobody works here yet">
            <p className="text-muted">Add the first person with the button above.</p>
          </EmptyState>
        }
      />
      {isAdding && <NewMemberDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function Person({ member: { name, username } }: { member: StaffMember }) {
  return (
    <>
      <span className="font-semibold wrap-anywhere">{name}</span>
      {name !== username && <span className="block text-sm wrap-anywhere text-muted">{username}</span>}
    </>
  );
}

function State({ member }: { member: StaffMember }) {
  if (member.blocked_at !== null) return <Badge tone="madder">Blocked</Badge>;
  if (!member.has_signed_in_way) return <Badge tone="saffron">Invited</Badge>;
  return member.has_second_factor ? 'Two-step sign-in' : 'Password only';
}

/** Nobody can change their own account here. */
function Actions({ member }: { member: StaffMember }) {
  const isOwn = useSession(({ user }) => user?.username === member.username);
  if (isOwn) return <span className="px-3 text-sm text-muted">Your account</span>;
  return (
    <div className="flex flex-wrap gap-x-1 lg:flex-nowrap lg:justify-end">
      {!member.has_signed_in_way && member.blocked_at === null && <InviteButton member={member} />}
      {member.has_second_factor && <ResetSecondFactorButton member={member} />}
      <RoleButton account={member} isQuiet />
      <BlockButton account={member} isQuiet />
    </div>
  );
}

function InviteButton({ member }: { member: { id: number; username: string; email: string } }) {
  const { act, isPending, failure } = useAction();

  async function send() {
    await inviteAgain(member.id);
    toast.success(`A new link is on its way to ${member.email}.`);
  }

  return (
    <>
      <Button
        variant="quiet"
        className="px-3 text-sm"
        aria-label={isPending ? undefined : `Send link again to ${member.username}`}
        pending={isPending}
        onClick={() => act(send, 'Failed to send the link')}
      >
        {isPending ? 'Sending...' : 'Send link again'}
      </Button>
      {failure && (
        <p role="alert" className="px-3 text-sm text-madder">
          {failure}
        </p>
      )}
    </>
  );
}

interface Member {
  id: number;
  username: string;
}

/** For a colleague who has lost their phone (people-12). */
function ResetSecondFactorButton({ member }: { member: Member }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="px-3 text-sm"
        aria-label={`Reset two-step sign-in of ${member.username}`}
        onClick={() => setOpen(true)}
      >
        Reset two-step
      </Button>
      {isOpen && <ResetDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResetDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { formProps, failure, isSubmitting } = useSubmit({
    send: () => resetSecondFactor(member.id),
    onSuccess: onClose,
    fallback: 'Failed to reset the two-step sign-in',
  });
  return (
    <Dialog title={`Two-step sign-in of ${member.username}`} open onClose={onClose}>
      <form {...formProps} className="flex flex-col gap-4">
        <p>
          Make sure that it is {member.username} who asks. The authenticator app and the passkeys are removed,
          and the account is signed out everywhere. At the next sign-in by password it sets up two-step
          sign-in again.
        </p>
        <FailureBanner failure={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton variant="danger" busy={isSubmitting} busyLabel="Resetting...">
            Reset two-step sign-in
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
