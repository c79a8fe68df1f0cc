import type { GivenMeasures } from '../../../contract/measure-links.ts';
import type { Measurement, MeasurementForm } from '../../../contract/measurements.ts';
import type { ResponseOf } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';

/** Who asks for whose measures. */
export type Asked = ResponseOf<'POST /api/measure-links/open/'>;

/** See orders-71. */
export function openLink(token: string, signal: AbortSignal): Promise<Asked> {
  return call('POST /api/measure-links/open/', { session: 'none', body: { token }, signal });
}

/** Sends the measures by the link; the person is known from the order. */
export function answerLink(
  {
    label: _,
    gender: _gender,
    age_group: _age,
    person: _person,
    relation: _relation,
    ...measures
  }: MeasurementForm,
  link: Pick<GivenMeasures, 'token' | 'is_guardian'>,
  idempotencyKey: string,
) {
  return call('POST /api/measure-links/answer/', {
    session: 'none',
    body: { ...measures, ...link },
    idempotencyKey,
  });
}

/** Copies the measures that were given into the own records (orders-72). */
export function keepGivenMeasures(token: string, idempotencyKey: string): Promise<Measurement> {
  return call('POST /api/measure-links/keep/', { body: { token }, idempotencyKey });
}
