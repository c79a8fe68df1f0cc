import type { FastifyInstance } from 'fastify';
import { chooseNewsChannel, newsChannel } from '../../../contract/news-channel.ts';
import { provePhone, sendPhoneCode } from '../../../contract/phones.ts';
import { addPushDevice, pushDevices, removePushDevice } from '../../../contract/push-devices.ts';
import { staffMessages } from '../../../contract/staff-messages.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import { neighbourOf, newPhoneDevice, phoneDevice } from '../../http/visitor.ts';
import { chooseChannel, readChannel } from './channel-service.ts';
import { listMessages } from './message-service.ts';
import { addDevice, listPushDevices, removeDevice } from './push-service.ts';
import { proveByCode, sendCode } from './service.ts';

/** Per account; a network gets five times as many. */
const CALLS_PER_MINUTE = 20;

export function phoneRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = { perMinute: CALLS_PER_MINUTE };

  serve(
    app,
    deps,
    sendPhoneCode,
    ({ actor, body, request, reply, runIdempotent }) => {
      const device = actor ? undefined : newPhoneDevice(request, reply, deps.config);
      return runIdempotent((tx) =>
        sendCode(tx, deps, { actor, device }, { phone: body.phone, neighbour: neighbourOf(request) }),
      );
    },
    limit,
  );

  serve(
    app,
    deps,
    provePhone,
    ({ actor, body, request }) => proveByCode(deps, { actor, device: phoneDevice(request) }, body),
    limit,
  );

  serve(app, deps, newsChannel, ({ actor }) => readChannel(deps.db, deps, actor));

  serve(app, deps, chooseNewsChannel, ({ actor, body }) => chooseChannel(deps, actor, body), limit);

  serve(app, deps, pushDevices, ({ actor }) => listPushDevices(deps.db, deps, actor));

  serve(app, deps, addPushDevice, ({ actor, body }) => addDevice(deps, actor, body), limit);

  serve(app, deps, removePushDevice, async ({ actor, params }) => {
    await removeDevice(deps, actor, params.id);
    return {};
  });

  serve(app, deps, staffMessages, ({ query }) => listMessages(deps.db, query));
}
