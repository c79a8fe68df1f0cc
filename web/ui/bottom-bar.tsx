import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

interface BottomBarProps extends ComponentProps<'div'> {
  /** `sticky` as long as its form is on the screen; `fixed` on a phone wherever one scrolls, in its place on a desk. */
  kind: 'sticky' | 'fixed';
}

/** The one place for what stays at the bottom of the screen. */
export function BottomBar({ kind, className, ...rest }: BottomBarProps) {
  return (
    <div
      data-bottom-bar={kind}
      className={cn(
        kind === 'sticky'
          ? 'sticky bottom-0 z-bar -mx-4 border-t border-hairline bg-paper px-4 py-3'
          : 'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-bar max-lg:border-t max-lg:border-hairline max-lg:bg-card max-lg:px-4 max-lg:py-3',
        className,
      )}
      {...rest}
    />
  );
}
