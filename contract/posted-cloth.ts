import { z } from 'zod';
import { checkWords } from '#words';
import { withoutCardNumber } from './card-numbers.ts';
import { MAX_POSTED_DAYS } from './constants/cloth.ts';
import { addDays, dayInKarachi } from './dates.ts';
import { Day } from './fields.ts';
import { requiredText, text, unlessEmpty } from './text.ts';

const PostedOn = Day.refine((day) => day <= dayInKarachi(), { error: () => checkWords.chooseTodayOrEarlier })
  .refine((day) => day >= addDays(dayInKarachi(), -MAX_POSTED_DAYS), {
    error: () => checkWords.chooseWithinDays({ days: MAX_POSTED_DAYS }),
  })
  .meta({ description: `Calendar day in Asia/Karachi, at most ${MAX_POSTED_DAYS} days ago` });

/** With which courier, under which number and on which day the customer has posted the cloth (orders-182). */
export const POSTED_FACTS = {
  courier: withoutCardNumber(requiredText(40)),
  courier_number: unlessEmpty(text(60)),
  posted_on: PostedOn,
};

export const PostedCloth = z.object({
  courier: z.string(),
  courier_number: z.string().nullable(),
  posted_on: Day,
  went_elsewhere: z.boolean().meta({ description: 'The order went to another tailor after that' }),
});
export type PostedCloth = z.infer<typeof PostedCloth>;
