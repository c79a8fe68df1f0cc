import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { SelectField } from '../../../ui/field.tsx';
import { agentsQuery, assign, INBOX_KEY } from './api.ts';
import { refreshConversation } from './refresh.ts';

interface AssignmentProps {
  customerId: number;
  assignedTo: number | null;
}

/** Who of support takes care of a conversation; saved when it is chosen (chat-15). */
export function Assignment({ customerId, assignedTo }: AssignmentProps) {
  const { data: agents = [] } = useQuery(agentsQuery, queryClient);
  const [wanted, setWanted] = useState<number | null>();
  const [outcome, setOutcome] = useState<{ failure?: string }>();

  async function save(to: number | null) {
    if (wanted !== undefined) return;
    setWanted(to);
    setOutcome(undefined);
    try {
      await assign(customerId, to);
      await queryClient.invalidateQueries({ queryKey: INBOX_KEY });
      refreshConversation(customerId);
      void queryClient.invalidateQueries({ queryKey: agentsQuery.queryKey });
      setOutcome({});
    } catch (error) {
      setOutcome({ failure: failureSentence(error, 'Failed to assign it') });
    }
    setWanted(undefined);
  }

  return (
    <div>
      <SelectField
        label="Assigned to"
        value={String(wanted === undefined ? (assignedTo ?? '') : (wanted ?? ''))}
        aria-busy={wanted !== undefined}
        error={outcome?.failure}
        onChange={({ target }) => void save(target.value ? Number(target.value) : null)}
      >
        <option value="">Nobody</option>
        {agents.map(({ id, username, online, assigned }) => (
          <option key={id} value={id}>
            {username} ({assigned} open{online ? ', online' : ''})
          </option>
        ))}
      </SelectField>
      <p role="status" className="text-sm text-leaf">
        {outcome && !outcome.failure && 'Saved.'}
      </p>
    </div>
  );
}
