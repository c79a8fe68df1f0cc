// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChoiceButton } from './choice-button.tsx';
import { ChoiceTile, choiceTileClasses } from './choice-tile.tsx';
import { RadioGroup } from './radio-group.tsx';

afterEach(cleanup);

test('is a radio by the name of its tile, its hint included', () => {
  const onChange = vi.fn();
  render(
    <ChoiceTile name="delivery" value="express" hint="Arrives tomorrow" onChange={onChange}>
      Express
    </ChoiceTile>,
  );
  fireEvent.click(screen.getByText('Express'));
  expect(screen.getByRole('radio', { name: 'Express Arrives tomorrow' })).toHaveProperty('checked', true);
  expect(onChange).toHaveBeenCalledOnce();
});

test('is a box to tick where several may be chosen', () => {
  render(<ChoiceTile type="checkbox">Urgent</ChoiceTile>);
  fireEvent.click(screen.getByText('Urgent'));
  expect(screen.getByRole('checkbox', { name: 'Urgent' })).toHaveProperty('checked', true);
});

test('without a mark it shows the choice, the focus and that it cannot be had by itself', () => {
  render(
    <ChoiceTile shape="column" mark="hidden" disabled className="min-h-16 border-madder">
      XL
    </ChoiceTile>,
  );
  const tile = screen.getByRole('radio', { name: 'XL' }).closest('label');
  expect(tile?.className).toMatch(/has-checked:ring-1/);
  expect(tile?.className).toMatch(/has-focus-visible:outline-3/);
  expect(tile?.className).toMatch(/has-disabled:border-dashed/);
  expect(tile?.classList).toContain('border-madder');
  expect(tile?.classList).not.toContain('border-edge');
});

test("the caller's class wins over that of a tile which is no radio", () => {
  const classes = choiceTileClasses('min-h-12 px-2.5').split(' ');
  expect(classes).toEqual(expect.arrayContaining(['min-h-12', 'px-2.5']));
  expect(classes.filter((name) => ['min-h-11', 'px-3.5'].includes(name))).toEqual([]);
});

test('a button that leads on says what was chosen before', () => {
  const onClick = vi.fn();
  render(
    <ChoiceButton isChosen onClick={onClick}>
      Single Order
    </ChoiceButton>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Single Order', pressed: true }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a group of radios is named, described by what is wrong, and can be disabled as a whole', () => {
  const options = [
    { value: 'BY_OWN', label: 'By myself' },
    { value: 'BY_SHOP', label: 'By the shop', disabled: true },
  ];
  const group = (disabled: boolean) => (
    <RadioGroup
      label="Pickup"
      error="Choose one."
      value="BY_OWN"
      options={options}
      radio={{ name: 'pickup', onChange: () => {} }}
      disabled={disabled}
    />
  );
  const { rerender } = render(group(false));
  const fieldset = screen.getByRole('group', { name: 'Pickup' });
  expect(document.getElementById(fieldset.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose one.',
  );
  expect(screen.getByRole('radio', { name: 'By myself' })).toHaveProperty('checked', true);
  const states = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).disabled);
  expect(states()).toEqual([false, true]);
  rerender(group(true));
  expect(states()).toEqual([true, true]);
});
