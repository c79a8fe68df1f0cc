// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Badge } from './badge.tsx';

afterEach(cleanup);

test('has the colours of its tone', () => {
  render(<Badge tone="leaf">This device</Badge>);
  const badge = screen.getByText('This device');
  expect(badge.tagName).toBe('SPAN');
  expect(badge.classList).toContain('bg-leaf-soft');
  expect(badge.classList).toContain('text-leaf');
});

test("may be an item of a list, and the caller's class wins", () => {
  render(
    <ul>
      <Badge as="li" tone="madder" className="px-3 font-medium">
        Sale
      </Badge>
    </ul>,
  );
  const { classList } = screen.getByRole('listitem');
  expect(classList).toContain('px-3');
  expect(classList).not.toContain('px-2.5');
  expect(classList).not.toContain('font-semibold');
});
