import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { Email } from '../../contract/accounts.ts';
import { issueSentence, type Validated } from '../../contract/validation.ts';
import { hasNoMailbox } from './session.ts';

/** A resolver for checks beyond a single schema; each field shows its first error. */
export function checkResolver<Fields extends FieldValues, Output = Fields>(
  check: (typed: Fields) => Validated<Output>,
): Resolver<Fields, unknown, Output> {
  return (typed, _context, options) => {
    const checked = check(typed);
    if (checked.ok) return { values: checked.data, errors: {} };
    const found = Object.entries(checked.errors).map(([name, [message]]) => [
      name,
      { type: 'contract', message },
    ]);
    return { values: {}, errors: toNestErrors(Object.fromEntries(found), options) };
  };
}

/** Checks a value by a field of the contract but keeps the typed text, because the server parses it. */
export function checkedText(field: z.ZodType) {
  return z.string().superRefine((typed, context) => {
    const { error } = field.safeParse(typed, { error: issueSentence });
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
  });
}

/** Only accounts without a mailbox leave the address empty (accounts-31). */
export function checkOwnEmail({ email }: { email: string }, context: z.RefinementCtx): void {
  if (email.trim() === '' && hasNoMailbox()) return;
  const { error } = Email.safeParse(email, { error: issueSentence });
  for (const { message } of error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['email'], message });
}
