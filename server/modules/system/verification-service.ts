import type { Db } from '../../db/client.ts';
import { MAIL_LIMITS } from '../../infra/mail/mail-kinds.ts';
import { GARMENT_NOTES, GARMENT_STEPS, STEPS } from '../lifecycle/table.ts';
import { invariantOfGarments } from './garment-verification-queries.ts';
import { INVARIANTS_OF_COURIERS } from './verification-courier-queries.ts';
import { INVARIANTS_OF_PAPERS } from './verification-paper-queries.ts';
import { INVARIANTS_OF_PAYOUTS } from './verification-payout-queries.ts';
import { INVARIANTS_OF_PHONES } from './verification-phone-queries.ts';
import {
  beginReading,
  type Finding,
  INVARIANTS_OF_CHAT,
  INVARIANTS_OF_DOCUMENTS,
  INVARIANTS_OF_MONEY,
  invariantsOfEvents,
  invariantsOfMail,
  violations,
} from './verification-queries.ts';
import { INVARIANTS_OF_SELLERS } from './verification-seller-queries.ts';
import { INVARIANTS_OF_WALLETS } from './verification-wallet-queries.ts';

/** Violated invariants of the data, read in one snapshot while the shop is running. */
export function verifyData(db: Db): Promise<Finding[]> {
  const steps = STEPS.map(({ kind, action, from, to }) => ({ kind, action, from, to }));
  const garmentSteps = Object.entries(GARMENT_NOTES).flatMap(([action, code]) => {
    const step = GARMENT_STEPS.find((row) => row.action === action);
    return step ? [{ code, to: step.to }] : [];
  });
  return db.transaction(async (tx) => {
    await beginReading(tx);
    const findings: Finding[] = [];
    for (const invariant of [
      ...invariantsOfEvents(steps),
      invariantOfGarments(garmentSteps),
      ...INVARIANTS_OF_MONEY,
      ...INVARIANTS_OF_DOCUMENTS,
      ...INVARIANTS_OF_PAPERS,
      ...INVARIANTS_OF_CHAT,
      ...INVARIANTS_OF_SELLERS,
      ...INVARIANTS_OF_PAYOUTS,
      ...INVARIANTS_OF_COURIERS,
      ...INVARIANTS_OF_PHONES,
      ...INVARIANTS_OF_WALLETS,
      ...invariantsOfMail(MAIL_LIMITS.customer.waiting),
    ]) {
      const finding = await violations(tx, invariant);
      if (finding.count > 0) findings.push(finding);
    }
    return findings;
  });
}
