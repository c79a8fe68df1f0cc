// @vitest-environment happy-dom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDragOrder } from './use-drag-order.ts';

test('Escape puts a dragged entry back, wherever the focus is', () => {
  const moved = vi.fn();
  const { result } = renderHook(() => useDragOrder(moved));
  const list = document.createElement('ul');
  list.setPointerCapture = () => undefined;
  list.innerHTML = '<li data-place="0"></li><li data-place="1"></li>';
  list.setAttribute('data-order', '');
  document.body.append(list);
  const handle = list.children[0] as HTMLElement;
  const event = { button: 0, pointerId: 1, currentTarget: handle, preventDefault: () => undefined };
  act(() => result.current.handleProps(0).onPointerDown(event as never));
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(list.children[1] as Element);
  act(() => result.current.listProps.onPointerMove({ clientX: 0, clientY: 0, currentTarget: list } as never));
  expect(moved.mock.calls).toEqual([[0, 1]]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(moved.mock.calls).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(result.current.dragged).toBeUndefined();
});
