import { Link } from 'react-router';
import { uiWords } from '#words';
import { cn } from './cn.ts';

export interface Crumb {
  to: string;
  text: string;
}

export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label={uiWords.breadcrumb} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center">
        {trail.map(({ to, text }, place) => (
          <li key={to} className="flex items-center">
            <Link to={to} className="inline-flex min-h-11 items-center hover:text-brand hover:underline">
              {text}
            </Link>
            {/* On a phone the current page is hidden, so the last link has no separator. */}
            <span
              aria-hidden="true"
              className={cn('px-2 text-saffron', place === trail.length - 1 && 'max-sm:hidden')}
            >
              ›
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink max-sm:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  );
}
