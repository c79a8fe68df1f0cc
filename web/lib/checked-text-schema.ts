import { z } from 'zod';
import { issueSentence } from '../../contract/validation.ts';

/** Checks what is typed by a field of the contract and keeps it as it is, because the server parses it. */
export function checkedText(field: z.ZodType) {
  return z.string().superRefine((typed, context) => {
    const { error } = field.safeParse(typed, { error: issueSentence });
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
  });
}
