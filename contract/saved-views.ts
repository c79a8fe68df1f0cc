import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { LISTS_WITH_VIEWS, SAVED_VIEW_NAME_MAX_LENGTH } from './constants/lists.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { requiredText, text } from './text.ts';

const tag = 'Back office';

const ListName = z.enum(LISTS_WITH_VIEWS);

const SavedView = z.object({
  id: z.int(),
  name: z.string(),
  query: z.string().meta({ description: 'Parameters of the address, without a question mark' }),
});
export type SavedView = z.infer<typeof SavedView>;

/** The caller's own views, by name (lists-3). */
export const savedViews = endpoint('GET /api/staff/views/', {
  summary: 'List the own saved views of a list',
  tag,
  action: 'views.save',
  query: z.object({ list: ListName }),
  response: z.array(SavedView),
});

/** Replaces an existing view of the same name. Fails with 409 `lists.too_many_views`. */
export const saveView = endpoint('POST /api/staff/views/', {
  summary: 'Save the filters of a list under a name',
  tag,
  action: 'views.save',
  idempotent: true,
  status: 201,
  body: z.object({
    list: ListName,
    name: withoutCardNumber(requiredText(SAVED_VIEW_NAME_MAX_LENGTH)),
    query: withoutCardNumber(text(1000)),
  }),
  response: SavedView,
});

/** 404 for somebody else's view. */
export const deleteSavedView = endpoint('DELETE /api/staff/views/{id}/', {
  summary: 'Delete an own saved view',
  tag,
  action: 'views.save',
  status: 204,
  params: IdParams,
});
