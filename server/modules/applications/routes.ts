import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { responseWords } from '#words';
import {
  answerApplication,
  applyAsTailor,
  confirmApplication,
  openApplication,
  withdrawApplication,
} from '../../../contract/applications.ts';
import { APPLICATION_PICTURES } from '../../../contract/constants/tailors.ts';
import {
  approveApplication,
  askApplicant,
  declineApplication,
  staffApplication,
  staffApplications,
  welcomeTailorAgain,
} from '../../../contract/staff-applications.ts';
import type { Deps } from '../../deps.ts';
import { networkOf } from '../../http/network.ts';
import { serve } from '../../http/serve.ts';
import { neighbourOf, phoneDevice } from '../../http/visitor.ts';
import { TO_BE_PUBLISHED, withPictures } from '../files/keep-picture.ts';
import { readApplicant, readApplicantPhone } from './applicant-service.ts';
import { refuseTooMany, senderOf } from './limits-service.ts';
import { approve, ask, decline, listApplications, readApplication } from './review-service.ts';
import { answer, apply, confirm, openByToken, requireAsked, withdraw } from './service.ts';
import { welcomeAgain } from './welcome-service.ts';

/** Every call may send a mail, decode pictures or try a token. */
const RATE_LIMIT = { perMinute: 20 };

/** A constant response time, longer than storing takes, so that it does not reveal whether an account exists. */
const APPLIED_AFTER_MS = 250;

/** The same response for everybody, bots included. */
const appliedResponse = () => ({ message: responseWords.confirmYourApplication });

export function applicationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    deps,
    applyAsTailor,
    async ({ actor, body: { website, ...form }, uploads, request, runIdempotent, replayedResponse }) => {
      // Honeypot: only bots fill in the hidden field.
      if (website !== '') return appliedResponse();
      const replayed = await replayedResponse<ReturnType<typeof appliedResponse>>();
      if (replayed) return replayed;
      const applicant = await readApplicant(deps.db, { actor, device: phoneDevice(request) }, form);
      const sender = senderOf(deps, neighbourOf(request));
      // Checked before processing pictures, which is expensive.
      await refuseTooMany(deps.db, applicant, sender);
      let began = performance.now();
      const applied = await withPictures(
        deps,
        { network: networkOf(request.ip) },
        uploads,
        (keep) =>
          runIdempotent(async (tx) => {
            began = performance.now();
            await apply(tx, deps, { form, applicant, sender }, async () => inOrder(await keep(tx)));
            return appliedResponse();
          }),
        TO_BE_PUBLISHED,
      );
      await sleep(Math.max(0, APPLIED_AFTER_MS - (performance.now() - began)));
      return applied;
    },
    RATE_LIMIT,
  );

  serve(app, deps, openApplication, ({ body }) => openByToken(deps, body.token), RATE_LIMIT);

  serve(app, deps, confirmApplication, ({ body }) => confirm(deps, body.token), RATE_LIMIT);

  serve(
    app,
    deps,
    answerApplication,
    async ({ body: form, uploads, request, runIdempotent, replayedResponse }) => {
      const replayed = await replayedResponse<Awaited<ReturnType<typeof openByToken>>>();
      if (replayed) return replayed;
      await requireAsked(deps.db, form.token);
      const phone = await readApplicantPhone(form.phone);
      return withPictures(
        deps,
        { network: networkOf(request.ip) },
        uploads,
        (keep, replace) =>
          runIdempotent(async (tx) => {
            const added = Object.keys(uploads).length;
            const { application, unused } = await answer(tx, deps, { form, phone, added }, async () =>
              inOrder(await keep(tx)),
            );
            replace(unused);
            return application;
          }),
        TO_BE_PUBLISHED,
      );
    },
    RATE_LIMIT,
  );

  serve(
    app,
    deps,
    withdrawApplication,
    async ({ body }) => {
      await withdraw(deps, body.token);
      return {};
    },
    RATE_LIMIT,
  );
}

function inOrder(kept: Partial<Record<string, number>>): number[] {
  return APPLICATION_PICTURES.flatMap((field) => kept[field] ?? []);
}

export function applicationReviewRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, staffApplications, ({ query }) => listApplications(deps.db, query));

  serve(app, deps, staffApplication, ({ params }) => readApplication(deps, params.id));

  serve(app, deps, askApplicant, ({ actor, params, body }) =>
    deps.db.transaction((tx) => ask(tx, deps, actor, params.id, body)),
  );

  serve(app, deps, approveApplication, ({ actor, params, body }) =>
    deps.db.transaction((tx) => approve(tx, deps, actor, params.id, body)),
  );

  serve(app, deps, declineApplication, ({ actor, params, body }) =>
    deps.db.transaction((tx) => decline(tx, deps, actor, params.id, body)),
  );

  serve(
    app,
    deps,
    welcomeTailorAgain,
    async ({ actor, params }) => {
      await deps.db.transaction((tx) => welcomeAgain(tx, deps, actor, params.id));
      return {};
    },
    { perMinute: 20 },
  );
}
