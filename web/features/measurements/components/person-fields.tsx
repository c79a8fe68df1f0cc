import { basicWords, measurementsWords, measureWords } from '#words';
import { PEOPLE, RELATIONS } from '../../../../contract/constants/measurements.ts';
import type { FieldErrors } from '../../../../contract/errors.ts';
import { AGE_GROUPS } from '../../../../contract/measures.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { RecordFields } from '../record-fields.ts';
import { GENDER_NAMES } from '../words.ts';

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
        label={basicWords.name}
        name="label"
        autoComplete="off"
        maxLength={60}
        placeholder={measurementsWords.forExampleAhmedOrAmmasEid}
        value={fields.label}
        error={errors.label?.[0]}
        onChange={({ target }) => onEdit('label', (before) => ({ ...before, label: target.value }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={measurementsWords.whoIsIt}
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
          <option value="">{measurementsWords.notSaid}</option>
          {RELATIONS.map((relation) => (
            <option key={relation} value={relation}>
              {measureWords.relations[relation]}
            </option>
          ))}
        </SelectField>
        {known.length > 0 && (
          <SelectField
            label={measurementsWords.anotherRecordOf}
            optional
            name="person"
            hint={measurementsWords.forASecondSetOfMeasures}
            value={fields.person}
            error={errors.person?.[0]}
            onChange={({ target }) => onEdit('person', (before) => ({ ...before, person: target.value }))}
          >
            <option value="">{measurementsWords.nobodyYet}</option>
            {known.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <RadioGroup
          label={basicWords.gender}
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
          label={measurementsWords.adultOrChild}
          error={errors.age_group?.[0]}
          hint={measurementsWords.childAbout2To14Years}
          options={AGE_GROUPS.map((value) => ({ value, label: measurementsWords.ageGroups[value] }))}
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
