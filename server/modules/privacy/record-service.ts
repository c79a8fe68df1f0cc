import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { personOf } from './own-queries.ts';
import {
  accessTo,
  finishedMeasuresOf,
  guestOrdersOf,
  mailsTo,
  messagesOf,
  notesAbout,
  pendingLinksOf,
} from './record-queries.ts';

/** What is stored about an account outside its own pages (accounts-17). */
export async function exportRecords({ db }: Deps, actor: Actor): Promise<ExportEntry[]> {
  const person = (await personOf(db, actor.id)) ?? fail('privacy.export_link_invalid');
  return [
    jsonFile('guest-orders.json', 'orders that you placed with your e-mail address without signing in', () =>
      guestOrdersOf(db, person),
    ),
    jsonFile('finished-measures.json', 'what your finished garments measured', () =>
      finishedMeasuresOf(db, person),
    ),
    jsonFile('messages.json', 'what you have written to us by the contact form, with our replies', () =>
      messagesOf(db, person),
    ),
    jsonFile('notes.json', 'what we have noted about you, your orders and our calls', () =>
      notesAbout(db, person),
    ),
    jsonFile('access.json', 'what our people did with your data, and who looked at your measures', () =>
      accessTo(db, person),
    ),
    jsonFile('email-links.json', 'links about your e-mail address that still work', () =>
      pendingLinksOf(db, person),
    ),
    jsonFile('mails.json', 'mails to you of the last 30 days, without their text', () => mailsTo(db, person)),
  ];
}
