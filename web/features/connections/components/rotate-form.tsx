import { useState } from 'react';
import { basicWords, connectionWords } from '#words';
import { OVERLAP_HOURS } from '../../../../contract/constants/connections.ts';
import { useSubmit } from '../../../lib/form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import type { Hours } from '../connections.ts';

interface RotateFormProps<Made> {
  rotate: (hours: Hours, idempotencyKey: string) => Promise<Made>;
  onDone: (made: Made) => void;
  onCancel: () => void;
}

/** Asks how long the secret before still works, and replaces it (connecting-6). */
export function RotateForm<Made>({ rotate, onDone, onCancel }: RotateFormProps<Made>) {
  const [hours, setHours] = useState<Hours>(24);
  const { formProps, failure, isSubmitting } = useSubmit<void, Made>({
    send: (_, { keyFor }) => rotate(hours, keyFor([hours])),
    onSuccess: onDone,
    fallback: connectionWords.failedToReplace,
  });
  return (
    <form {...formProps} className="flex flex-col gap-3">
      <SelectField
        label={connectionWords.theOldOneWorks}
        value={hours}
        onChange={({ target }) => setHours(Number(target.value) as Hours)}
        className="max-w-xs"
      >
        {OVERLAP_HOURS.map((choice) => (
          <option key={choice} value={choice}>
            {connectionWords.overlaps[choice]}
          </option>
        ))}
      </SelectField>
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyLabel={connectionWords.replacing}>
          {connectionWords.replace}
        </SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          {basicWords.cancel}
        </Button>
      </div>
    </form>
  );
}
