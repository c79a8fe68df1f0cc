// @vitest-environment happy-dom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDragOrder } from './use-drag-order.ts';

afterEach(() => {
  document.querySelector('[data-order]')?.remove();
  vi.restoreAllMocks();
});

function startDrag(moved: (from: number, to: number) => void) {
  const { result } = renderHook(() => useDragOrder(moved));
  const list = document.createElement('ul');
  list.setPointerCapture = () => undefined;
  list.innerHTML = '<li data-place="0"></li><li data-place="1"></li>';
  list.setAttribute('data-order', '');
  document.body.append(list);
  const handle = list.children[0] as HTMLElement;
  const event = { button: 0, pointerId: 1, currentTarget: handle, preventDefault: () => undefined };
  act(() => result.current.handleProps(0).onPointerDown(event as never));
  const move = (clientY: number) =>
    act(() => result.current.listProps.onPointerMove({ clientX: 0, clientY, currentTarget: list } as never));
  return { result, list, move };
}

test('the page scrolls while an entry is held at the edge of the window', async () => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const { result, move } = startDrag(() => undefined);
  move(window.innerHeight / 2);
  await new Promise((done) => setTimeout(done, 100));
  expect(scrolled).not.toHaveBeenCalled();
  move(window.innerHeight - 5);
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, expect.any(Number)));
  act(() => result.current.listProps.onPointerUp());
  const times = scrolled.mock.calls.length;
  await new Promise((done) => setTimeout(done, 100));
  expect(scrolled).toHaveBeenCalledTimes(times);
});

test('Escape puts a dragged entry back, wherever the focus is', () => {
  const moved = vi.fn();
  const { result, list, move } = startDrag(moved);
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(list.children[1] as Element);
  move(window.innerHeight / 2);
  expect(moved.mock.calls).toEqual([[0, 1]]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(moved.mock.calls).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(result.current.dragged).toBeUndefined();
});
