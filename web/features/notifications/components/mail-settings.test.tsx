// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { MAIL_TOPICS } from '../../../../contract/constants/notifications.ts';
import { queryClient } from '../../../lib/query-client.ts';
import * as api from '../api.ts';
import { MailSettings } from './mail-settings.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('a switch pressed while it is saved is saved as it was pressed last', async () => {
  const [topic] = MAIL_TOPICS;
  const first = Promise.withResolvers<Record<string, boolean>>();
  const save = vi
    .spyOn(api, 'saveMailSettings')
    .mockReturnValueOnce(first.promise as never)
    .mockImplementation(async (change) => change as never);
  queryClient.setQueryData(api.mailSettingsQuery.queryKey, { [topic]: true } as never);
  render(<MailSettings />, { wrapper: MemoryRouter });
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box);
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  await act(async () => first.resolve({ [topic]: false }));
  await waitFor(() => expect(save.mock.calls).toEqual([[{ [topic]: false }], [{ [topic]: true }]]));
  expect(box.checked).toBe(true);
});
