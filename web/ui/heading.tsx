import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const heading = cva('', {
  variants: {
    size: {
      page: 'text-3xl lg:text-4xl',
      form: 'text-3xl',
      section: 'text-2xl lg:text-3xl',
      part: 'text-2xl',
      item: 'text-xl',
    },
  },
});

interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3;
  size: NonNullable<VariantProps<typeof heading>['size']>;
}

export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={cn(heading({ size }), className)} {...rest} />;
}
