import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SUGGESTION_ANSWERS } from '../../../contract/constants/measurements.ts';
import type { MeasureCode } from '../../../contract/measures.ts';
import { moment, oneOf } from '../columns.ts';
import { measurements } from './measurements.ts';
import { orders } from './orders.ts';

/** What the customer said to a suggested change of a record; it is not offered again (measurements-16). */
export const fitAnswers = pgTable(
  'fit_answers',
  {
    measurementId: integer('measurement_id')
      .notNull()
      .references(() => measurements.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    measure: text('measure').$type<MeasureCode>().notNull(),
    answer: text('answer', { enum: SUGGESTION_ANSWERS }).notNull(),
    answeredAt: moment('answered_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.measurementId, table.orderId, table.measure] }),
    index('fit_answers_order_index').on(table.orderId),
    check('fit_answers_answer_check', oneOf(table.answer, SUGGESTION_ANSWERS)),
  ],
);
