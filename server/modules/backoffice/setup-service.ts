import { PLACEHOLDER_ADDRESS } from '../../../contract/constants/contact.ts';
import { SETUP_STEPS, type SetupStep } from '../../../contract/constants/dashboard.ts';
import type { Setup } from '../../../contract/dashboard.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { readSetupState, updateSetupHidden } from './setup-queries.ts';

/** What a new shop still needs (backoffice-12). */
export async function readSetup(
  db: Db | Tx,
  config: Pick<Config, 'smtpUrl' | 'support'>,
  today = dayInKarachi(),
): Promise<Setup> {
  const state = await readSetupState(db, today);
  const done: Record<SetupStep, boolean> = {
    address: (state.savedAddress ?? config.support.address) !== PLACEHOLDER_ADDRESS,
    mail: config.smtpUrl !== undefined && state.lastMailSent === true,
    workshop: state.workshopSignedIn,
    calendar: state.calendarSaved,
    fees: state.feesSaved,
    tailor: state.hasPartner,
  };
  return {
    is_hidden: state.isHidden,
    steps: SETUP_STEPS.map((step) => ({ step, is_done: done[step] })),
  };
}

export async function hideSetup(tx: Tx, actor: Actor, isHidden: boolean): Promise<void> {
  await updateSetupHidden(tx, isHidden);
  await recordAudit(tx, actor, {
    action: 'setup.hidden',
    subject: { kind: 'settings', id: 'setup' },
    data: { is_hidden: isHidden },
  });
}
