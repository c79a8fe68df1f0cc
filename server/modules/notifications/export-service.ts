import type { Deps } from '../../deps.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { allPages, type ExportEntry, jsonFile, jsonList } from '../../infra/data-export/entries.ts';
import { listNotifications, readMailSettings } from './service.ts';

export function exportNotifications(deps: Deps, actor: Actor): ExportEntry[] {
  return [
    jsonList('notifications.json', 'your notifications', () =>
      allPages((page) => listNotifications(deps, actor, page, String)),
    ),
    jsonFile('mail-settings.json', 'which mail you get', () => readMailSettings(deps.db, actor)),
  ];
}
