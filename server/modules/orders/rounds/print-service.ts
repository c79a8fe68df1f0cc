import { inLocale } from '#words';
import { dayInKarachi } from '../../../../contract/dates.ts';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { printRound } from '../../../../contract/rounds.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { printPdf } from '../../../infra/pdf/threaded-pdf.ts';
import { localeOfUser } from '../workshop/queries.ts';
import type { renderRound } from './round-document.ts';
import { readRoundOf } from './service.ts';

const DOCUMENT = { file: 'modules/orders/rounds/round-document.ts', name: 'renderRound' } as const;

/** The rider's list as a PDF (backoffice-25). */
export async function printRoundOf(
  deps: Deps,
  actor: Actor,
  { day = dayInKarachi(), paper, locale }: QueryOf<typeof printRound>,
) {
  const language = locale ?? (await localeOfUser(deps.db, actor.id));
  const bytes = await inLocale(language, async () => {
    const round = await readRoundOf(deps, actor, day);
    return printPdf<typeof renderRound>(String(actor.id), DOCUMENT, round, {
      brand: deps.config.brandName,
      paper,
    });
  });
  return { bytes, filename: `round-${day}.pdf` };
}
