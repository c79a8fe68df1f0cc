import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface IconProps {
  /** Paths drawn in a square of 24. */
  children: ReactNode;
  className?: string;
}

/** A line drawing in the colour of the text, 24 px wide unless `className` says otherwise; it is never announced. */
export function Icon({ children, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn('size-6 shrink-0', className)}
    >
      {children}
    </svg>
  );
}
