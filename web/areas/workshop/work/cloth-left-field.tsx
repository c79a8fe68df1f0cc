import { workshopWords } from '#words';
import { TextField } from '../../../ui/field.tsx';

interface ClothLeftFieldProps {
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** Metres of the cloth that are left, and go back with the garment (orders-85, orders-198). */
export function ClothLeftField({ value, isWrong, onChange }: ClothLeftFieldProps) {
  return (
    <TextField
      label={workshopWords.metresOfClothLeft}
      optional
      hint={workshopWords.goesBackWithTheGarment}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={isWrong ? workshopWords.enterMetresSuchAs : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
