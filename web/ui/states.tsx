import type { ReactNode } from 'react';

export function Banner({
  kind,
  children,
}: {
  kind: 'error' | 'success' | 'info' | 'warning';
  children: ReactNode;
}) {
  const look = {
    error: 'border-madder bg-madder-soft text-madder',
    success: 'border-leaf bg-leaf-soft text-leaf',
    info: 'border-hairline bg-brand-soft text-ink',
    warning: 'border-saffron bg-saffron-soft text-saffron-ink',
  }[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`rounded-xl border px-4 py-3 wrap-anywhere ${look}`}
    >
      {children}
    </div>
  );
}

export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-xl bg-hairline ${className}`} />;
}

export function Loading({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="status" aria-live="polite">
      <p className="mb-4 text-muted">{text}</p>
      {children}
    </div>
  );
}

interface EmptyStateProps {
  /** A file under /art/, without its extension. */
  picture?: string;
  title: string;
  children?: ReactNode;
}

export function EmptyState({ picture = 'empty-needle', title, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <img src={`/art/${picture}.svg`} alt="" width={240} height={180} loading="lazy" />
      <p className="font-display text-xl">{title}</p>
      {children}
    </div>
  );
}
