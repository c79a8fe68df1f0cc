import type { ReactNode } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  get,
  type RegisterOptions,
  type SetValueConfig,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form';

interface ScopedFormProps {
  /** The path of the object in the form, such as `garments.0`. */
  path: string;
  children: ReactNode;
}

/** Fields that name their values alone, for an object deeper in the form: `register`, `watch`, `setValue` and errors. */
export function ScopedForm({ path, children }: ScopedFormProps) {
  const form = useFormContext();
  const at = (name: string) => `${path}.${name}`;
  const errors: FieldErrors = get(form.formState.errors, path) ?? {};
  const scoped = {
    ...form,
    formState: { ...form.formState, errors },
    register: (name: string, options?: RegisterOptions) => form.register(at(name), options),
    watch: (names: string | readonly string[]) =>
      typeof names === 'string' ? form.watch(at(names)) : form.watch(names.map(at)),
    setValue: (name: string, value: unknown, options?: SetValueConfig) =>
      form.setValue(at(name), value, options),
  } as UseFormReturn<FieldValues>;
  return <FormProvider {...scoped}>{children}</FormProvider>;
}
