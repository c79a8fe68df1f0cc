import type { AuditEntry } from '../../../contract/audit.ts';
import type { ListedEntry } from './queries.ts';

export function presentEntry({ entry, actor, user }: ListedEntry): AuditEntry {
  const { subjectKind: kind, subjectId } = entry;
  return {
    id: entry.id,
    at: entry.createdAt.toISOString(),
    actor,
    action: entry.action,
    subject: kind === null || subjectId === null ? null : { kind, id: subjectId },
    user,
    data: entry.data,
  };
}
