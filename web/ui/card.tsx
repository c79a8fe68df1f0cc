import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cn } from './cn.ts';

const card = cva('rounded-2xl border border-hairline bg-card', {
  variants: {
    padding: { none: '', small: 'p-4', medium: 'p-5', large: 'p-4 sm:p-6' },
    /** A card that is a link, covered by `CardLink`. */
    isLink: { true: 'group relative transition-colors duration-200 hover:border-brand' },
  },
  defaultVariants: { padding: 'medium' },
});

type CardTag = 'article' | 'details' | 'div' | 'form' | 'li' | 'section' | 'ul';

type CardProps<Tag extends CardTag> = ComponentProps<Tag> & VariantProps<typeof card> & { as?: Tag };

/** A box apart from its surroundings. */
export function Card<Tag extends CardTag = 'div'>({
  as,
  padding,
  isLink,
  className,
  ...rest
}: CardProps<Tag>) {
  const Tag = (as ?? 'div') as ElementType;
  return <Tag className={cn(card({ padding, isLink }), className)} {...rest} />;
}

interface CardLinkProps extends Omit<LinkProps, 'className'> {
  className?: string;
}

/** The link of a card; a press anywhere on the card follows it. */
export function CardLink({ className, children, ...rest }: CardLinkProps) {
  return (
    <Link
      className={cn(
        'mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-brand after:absolute after:inset-0 after:rounded-2xl',
        className,
      )}
      {...rest}
    >
      {children}
      <span
        aria-hidden="true"
        className="transition-transform duration-200 group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
      >
        →
      </span>
    </Link>
  );
}
