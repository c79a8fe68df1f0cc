import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface IconProps {
  /** Paths in a 24 × 24 viewBox. */
  children: ReactNode;
  className?: string;
}

/** A decorative icon in the text colour, 24 px wide by default. */
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
