import type { Unit } from '../../../../contract/measures.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { Question } from '../questions.ts';

interface QuestionFieldProps {
  question: Question;
  text: string;
  unit: Unit;
  error: string | undefined;
  onAnswer: (text: string) => void;
}

export function QuestionField({ question, text, unit, error, onAnswer }: QuestionFieldProps) {
  const { name, label, hint, kind } = question;
  if (kind === 'choice') {
    return (
      <SelectField
        label={label}
        hint={hint}
        name={name}
        optional
        value={text}
        error={error}
        onChange={({ target }) => onAnswer(target.value)}
      >
        <option value="">I do not know</option>
        {question.options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label={kind === 'length' ? `${label} (${unit})` : label}
      hint={hint}
      name={name}
      optional
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={text}
      error={error}
      onChange={({ target }) => onAnswer(target.value)}
    />
  );
}
