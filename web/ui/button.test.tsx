// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

afterEach(cleanup);

test('does not submit a form, and is primary by default', () => {
  render(<Button>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.getAttribute('type')).toBe('button');
  expect(button.classList).toContain('brand-gradient');
});

test("accepts a variant, and the caller's class wins", () => {
  render(
    <Button variant="quiet" className="px-0 rounded-xl">
      Undo
    </Button>,
  );
  const { classList } = screen.getByRole('button', { name: 'Undo' });
  expect(classList).toContain('px-0');
  expect(classList).not.toContain('px-4');
  expect(classList).not.toContain('rounded-full');
});

test('looks the same as a link', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/brands" variant="secondary">
        All brands
      </ButtonLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'All brands' });
  expect(link.getAttribute('href')).toBe('/brands');
  expect(link.classList).toContain('bg-card');
});

test('keeps the focus and does nothing while pending', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending onClick={onClick}>
        Saving...
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  button.focus();
  button.click();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
