import { Link } from 'react-router';

export interface Crumb {
  to: string;
  text: string;
}

export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted">
      <ol className="flex flex-wrap items-center">
        {trail.map(({ to, text }) => (
          <li key={to} className="flex items-center">
            <Link to={to} className="inline-flex min-h-11 items-center hover:text-brand hover:underline">
              {text}
            </Link>
            <span aria-hidden="true" className="px-2 text-saffron">
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
