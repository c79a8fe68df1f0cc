import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Rows of a form; `useFieldArray` would weigh on every page that has a form. */
export function useRows<Row, Values extends FieldValues = FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
) {
  const rows: Row[] = form.watch(name);
  const set = (next: Row[]) => {
    form.clearErrors(name);
    form.setValue(name, next as PathValue<Values, Path<Values>>, { shouldDirty: true });
  };
  return {
    rows,
    append: (row: Row) => set([...rows, row]),
    remove: (index: number) => set(rows.filter((_, at) => at !== index)),
  };
}
