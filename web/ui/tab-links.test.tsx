// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { TabLinks } from './tab-links.tsx';

afterEach(cleanup);

const strip = (chosen: string) => (
  <MemoryRouter>
    <TabLinks
      label="Orders"
      chosen={chosen}
      tabs={['all', 'open'].map((name) => ({ name, to: `?status=${name}`, text: name }))}
    >
      {null}
    </TabLinks>
  </MemoryRouter>
);

function place(element: Element, { left, width }: { left: number; width: number }) {
  element.getBoundingClientRect = () => ({ left, width }) as DOMRect;
}

test('a strip stays where it was scrolled until another tab is chosen', () => {
  const { rerender } = render(strip('all'));
  const list = screen.getByRole('list');
  place(list, { left: 0, width: 100 });
  for (const [at, item] of [...list.children].entries()) place(item, { left: at * 60 - 80, width: 60 });
  list.scrollLeft = 80;
  rerender(strip('all'));
  expect(list.scrollLeft).toBe(80);
  rerender(strip('open'));
  expect(list.scrollLeft, 'the middle of the tab is in the middle of the strip').toBe(40);
});
