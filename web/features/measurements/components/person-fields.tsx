import { PEOPLE, RELATIONS } from '../../../../contract/constants/measurements.ts';
import type { FieldErrors } from '../../../../contract/errors.ts';
import { AGE_GROUPS } from '../../../../contract/measures.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { RecordFields } from '../record-fields.ts';
import { AGE_GROUP_NAMES, GENDER_NAMES } from '../words.ts';

interface PersonFieldsProps {
  fields: RecordFields;
  errors: FieldErrors;
  /** The persons of the other records. */
  persons: readonly string[];
  onEdit: (field: string, change: (fields: RecordFields) => RecordFields) => void;
}

export function PersonFields({ fields, errors, persons, onEdit }: PersonFieldsProps) {
  const known = [...new Set([...persons, fields.person])].filter((name) => name !== '');
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Name"
        name="label"
        autoComplete="off"
        maxLength={60}
        placeholder="For example Ahmed, or Amma's Eid suit"
        value={fields.label}
        error={errors.label?.[0]}
        onChange={({ target }) => onEdit('label', (before) => ({ ...before, label: target.value }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Who is it?"
          optional
          name="relation"
          value={fields.relation}
          error={errors.relation?.[0]}
          onChange={({ target }) =>
            onEdit('relation', (before) => ({
              ...before,
              relation: target.value as RecordFields['relation'],
            }))
          }
        >
          <option value="">Not said</option>
          {Object.entries(RELATIONS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        {known.length > 0 && (
          <SelectField
            label="Another record of"
            optional
            name="person"
            hint="For a second set of measures of the same person."
            value={fields.person}
            error={errors.person?.[0]}
            onChange={({ target }) => onEdit('person', (before) => ({ ...before, person: target.value }))}
          >
            <option value="">Nobody yet</option>
            {known.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <RadioGroup
          label="Gender"
          error={errors.gender?.[0]}
          options={PEOPLE.map((value) => ({ value, label: GENDER_NAMES[value] }))}
          value={fields.gender}
          radio={{
            name: 'gender',
            onChange: ({ target }) =>
              onEdit('gender', (before) => ({ ...before, gender: target.value as RecordFields['gender'] })),
          }}
        />
        <RadioGroup
          label="Adult or child"
          error={errors.age_group?.[0]}
          hint="Child: about 2 to 14 years."
          options={AGE_GROUPS.map((value) => ({ value, label: AGE_GROUP_NAMES[value] }))}
          value={fields.age_group}
          radio={{
            name: 'age_group',
            onChange: ({ target }) =>
              onEdit('age_group', (before) => ({
                ...before,
                age_group: target.value as RecordFields['age_group'],
              })),
          }}
        />
      </div>
    </div>
  );
}
