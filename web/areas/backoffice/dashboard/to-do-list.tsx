import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { BACK_OFFICE } from '../rooms.tsx';
import type { Dashboard } from './api.ts';
import { countText, TO_DO_LINKS } from './words.ts';

/** Each leads to its list. */
export function ToDoList({ items }: { items: Dashboard['to_do'] }) {
  const shown = items.filter(({ what }) => hasRoom(TO_DO_LINKS[what].to));
  const open = shown.filter(({ count }) => count !== 0);
  return (
    <section aria-labelledby="to-do" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="to-do">
        Waiting for us
      </Heading>
      {open.length === 0 && <p className="text-muted">Nothing waits. Well done.</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {open.map(({ what, count }) => (
          <Card as="li" key={what} isLink padding="small">
            <Link
              to={TO_DO_LINKS[what].to}
              className="flex min-h-11 flex-col after:absolute after:inset-0 after:rounded-2xl"
            >
              <span
                className={`figures font-display text-2xl font-semibold ${what === 'late' ? 'text-madder' : ''}`}
              >
                {countText(count)}
              </span>{' '}
              <span className="font-semibold text-muted">{TO_DO_LINKS[what].text}</span>
            </Link>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function hasRoom(to: string): boolean {
  return BACK_OFFICE.rooms.some(({ path }) => to.split('?')[0] === path);
}
