import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

interface BottomBarProps extends ComponentProps<'div'> {
  /** `sticky` while its form is on the screen; `fixed` on a phone only. */
  kind: 'sticky' | 'fixed';
}

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
