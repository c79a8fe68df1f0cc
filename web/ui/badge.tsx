import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';
import { cn } from './cn.ts';

const badge = cva('rounded-full px-2.5 py-0.5 text-sm font-semibold', {
  variants: {
    tone: {
      brand: 'bg-brand-soft text-brand',
      leaf: 'bg-leaf-soft text-leaf',
      madder: 'bg-madder-soft text-madder',
      saffron: 'bg-saffron-soft text-saffron-ink',
    },
  },
});

type BadgeTag = 'li' | 'span';

type BadgeProps<Tag extends BadgeTag> = ComponentProps<Tag> & {
  as?: Tag;
  tone: NonNullable<VariantProps<typeof badge>['tone']>;
};

/** A word or two about a state. */
export function Badge<Tag extends BadgeTag = 'span'>({ as, tone, className, ...rest }: BadgeProps<Tag>) {
  const Tag = (as ?? 'span') as ElementType;
  return <Tag className={cn(badge({ tone }), className)} {...rest} />;
}
