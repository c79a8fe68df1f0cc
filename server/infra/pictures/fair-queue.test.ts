import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function queueOf(atOnce: number) {
  const queue = new FairQueue(atOnce);
  const ends = new Map<string, (failure?: Error) => void>();
  const add = (caller: string, name: string, isHeavy = false) =>
    queue.run({ caller, isHeavy }, async () => {
      await new Promise<void>((resolve, reject) => {
        ends.set(name, (failure) => (failure ? reject(failure) : resolve()));
      });
      return name;
    });
  const running = async () => {
    await nextTurn();
    return [...ends.keys()];
  };
  const end = (name: string, failure?: Error) => {
    ends.get(name)?.(failure);
    ends.delete(name);
  };
  return { add, running, end };
}

test('limits concurrent tasks, in order of arrival, also after a failure', async () => {
  const { add, running, end } = queueOf(2);
  const outcomes = Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => add(name, name)));
  expect(await running()).toEqual(['a', 'b']);
  end('b', new Error('one fails'));
  expect(await running()).toEqual(['a', 'c']);
  end('a');
  expect(await running()).toEqual(['c', 'd']);
  end('c');
  end('d');
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('one task of a caller runs at a time, even with free capacity', async () => {
  const { add, running, end } = queueOf(2);
  const tasks = ['a1', 'a2', 'a3'].map((name) => add('a', name));
  expect(await running()).toEqual(['a1']);
  tasks.push(add('b', 'b1'));
  expect(await running()).toEqual(['a1', 'b1']);
  for (const name of ['a1', 'b1', 'a2', 'a3']) {
    await running();
    end(name);
  }
  expect(await Promise.all(tasks)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('callers take turns: nobody waits for more than one task of another caller', async () => {
  const { add, running, end } = queueOf(1);
  for (let number = 1; number <= 5; number += 1) void add('a', `a${number}`);
  for (const name of ['b1', 'b2']) void add('b', name);
  void add('c', 'c1');
  const order: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const [name = 'none'] = await running();
    order.push(name);
    end(name);
  }
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5']);
});

test('a heavy task waits for another heavy one, and does not delay light ones', async () => {
  const { add, running, end } = queueOf(2);
  void add('a', 'heavy a', true);
  void add('b', 'heavy b', true);
  void add('c', 'light c');
  expect(await running()).toEqual(['heavy a', 'light c']);
  end('light c');
  expect(await running()).toEqual(['heavy a']);
  end('heavy a');
  expect(await running()).toEqual(['heavy b']);
});
