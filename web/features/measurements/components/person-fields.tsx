import { PEOPLE } from '../../../../contract/constants/measurements.ts';
import type { FieldErrors } from '../../../../contract/errors.ts';
import { AGE_GROUPS } from '../../../../contract/measures.ts';
import { RadioGroup, TextField } from '../../../ui/field.tsx';
import type { Sheet } from '../sheet.ts';
import { AGE_GROUP_NAMES, GENDER_NAMES } from '../words.ts';

interface PersonFieldsProps {
  sheet: Sheet;
  errors: FieldErrors;
  onEdit: (field: string, change: (sheet: Sheet) => Sheet) => void;
}

export function PersonFields({ sheet, errors, onEdit }: PersonFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Name"
        name="label"
        autoComplete="off"
        maxLength={60}
        placeholder="For example Ahmed, or Amma's Eid suit"
        value={sheet.label}
        error={errors.label?.[0]}
        onChange={({ target }) => onEdit('label', (before) => ({ ...before, label: target.value }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <RadioGroup
          label="Gender"
          error={errors.gender?.[0]}
          options={PEOPLE.map((value) => ({ value, label: GENDER_NAMES[value] }))}
          value={sheet.gender}
          radio={{
            name: 'gender',
            onChange: ({ target }) =>
              onEdit('gender', (before) => ({ ...before, gender: target.value as Sheet['gender'] })),
          }}
        />
        <RadioGroup
          label="Adult or child"
          error={errors.age_group?.[0]}
          hint="Child: about 2 to 14 years."
          options={AGE_GROUPS.map((value) => ({ value, label: AGE_GROUP_NAMES[value] }))}
          value={sheet.age_group}
          radio={{
            name: 'age_group',
            onChange: ({ target }) =>
              onEdit('age_group', (before) => ({ ...before, age_group: target.value as Sheet['age_group'] })),
          }}
        />
      </div>
    </div>
  );
}
