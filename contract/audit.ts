import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { AUDIT_SUBJECTS, AUDITED_ACTIONS, type AuditedAction, type AuditSubject } from './constants/audit.ts';
import { endpoint } from './endpoint.ts';
import { Day, Timestamp } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { text, unlessEmpty } from './text.ts';

const tag = 'Back office';

export const AUDIT_SORTS = { time: 'timestamp' } as const;

const Person = z.object({ id: z.int(), username: z.string() });

const AuditEntry = z.object({
  id: z.int(),
  at: Timestamp,
  actor: Person.nullable().meta({ description: 'Null when the account is gone' }),
  action: z.string().meta({ description: '`<module>.<what was done>`' }),
  subject: z.object({ kind: z.string(), id: z.string() }).nullable(),
  user: Person.nullable().meta({ description: 'Whose data it was' }),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `search` is the id, username or e-mail address of the person whose data was affected (people-9). */
export const auditLog = endpoint('GET /api/staff/audit/', {
  summary: 'List what staff did and looked at',
  tag,
  action: 'audit.read',
  query: listQuery({
    sorts: AUDIT_SORTS,
    first: '-time',
    filters: {
      actor: unlessEmpty(withoutCardNumber(text(254))).meta({
        description: 'Username or e-mail address of who did it',
      }),
      action: unlessEmpty(z.enum(Object.keys(AUDITED_ACTIONS) as [AuditedAction])),
      subject: unlessEmpty(z.enum(Object.keys(AUDIT_SUBJECTS) as [AuditSubject])),
      subject_id: unlessEmpty(withoutCardNumber(text(100))),
      from: unlessEmpty(Day).meta({ description: 'On this day in Karachi or later' }),
      to: unlessEmpty(Day),
    },
  }),
  response: listOf(AuditEntry),
});
