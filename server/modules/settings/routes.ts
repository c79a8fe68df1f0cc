import type { FastifyInstance } from 'fastify';
import * as contract from '../../../contract/staff-settings.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { readStaffSettings, saveSettings } from './service.ts';

export function settingsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, contract.staffSettings, ({ actor }) => readStaffSettings(deps, actor));

  serve(app, deps, contract.saveSurcharges, ({ actor, body }) =>
    saveSettings(deps, actor, 'surcharges', body),
  );
  serve(app, deps, contract.saveHandover, ({ actor, body }) => saveSettings(deps, actor, 'handover', body));
  serve(app, deps, contract.saveGoods, ({ actor, body }) => saveSettings(deps, actor, 'goods', body));
  serve(app, deps, contract.saveCurrencies, ({ actor, body }) =>
    saveSettings(deps, actor, 'currencies', body),
  );
  serve(app, deps, contract.saveAccount, ({ actor, body }) => saveSettings(deps, actor, 'account', body));
  serve(app, deps, contract.saveTimes, ({ actor, body }) => saveSettings(deps, actor, 'times', body));
  serve(app, deps, contract.saveCalendar, ({ actor, body }) => saveSettings(deps, actor, 'calendar', body));
  serve(app, deps, contract.saveBusiness, ({ actor, body }) => saveSettings(deps, actor, 'business', body));
  serve(app, deps, contract.saveSocial, ({ actor, body }) => saveSettings(deps, actor, 'social', body));
}
