import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { textLinkClasses } from './text-link.tsx';

interface PhoneLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  number: string;
}

export function PhoneLink({
  number,
  className = textLinkClasses(),
  children = <bdi dir="ltr">{number}</bdi>,
  ...rest
}: PhoneLinkProps) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={cn('figures', className)} {...rest}>
      {children}
    </a>
  );
}
