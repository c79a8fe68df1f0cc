import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

interface BottomBarProps extends ComponentProps<'div'> {
  /** `sticky`: while its form is visible; `fixed`: on a phone. In a low window it does not stick, to cover nothing. */
  kind: 'sticky' | 'fixed';
}

export function BottomBar({ kind, className, ...rest }: BottomBarProps) {
  return (
    <div
      data-bottom-bar={kind}
      className={cn(
        kind === 'sticky'
          ? 'tall:sticky bottom-0 z-bar -mx-4 border-t border-hairline bg-paper px-4 py-3'
          : 'max-lg:tall:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-bar max-lg:tall:border-t max-lg:border-hairline max-lg:tall:bg-card max-lg:tall:px-4 max-lg:tall:py-3',
        className,
      )}
      {...rest}
    />
  );
}
