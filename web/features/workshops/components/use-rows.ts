import { useRef } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';

/**
 * The rows of a field of a form: lighter than `useFieldArray`, which every page with a form would load. A removed row hands
 * the focus to the button that adds one.
 */
export function useRows<Values extends FieldValues, Row extends Record<string, string>>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
) {
  const addRef = useRef<HTMLButtonElement>(null);
  const rows = useWatch({ control: form.control, name }) as unknown as Row[];
  const { isSubmitted } = form.formState;
  const set = (next: Row[]) =>
    form.setValue(name, next as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  return {
    rows,
    addRef,
    append: (row: Row) => set([...rows, row]),
    remove(index: number) {
      set(rows.filter((_, at) => at !== index));
      requestAnimationFrame(() => addRef.current?.focus());
    },
    /** For an input of a row. */
    input: (index: number, key: keyof Row & string) => ({
      name: `${name}.${index}.${key}`,
      value: rows[index]?.[key] ?? '',
      onChange: ({ target }: { target: { value: string } }) =>
        set(rows.map((row, at) => (at === index ? { ...row, [key]: target.value } : row))),
    }),
  };
}
