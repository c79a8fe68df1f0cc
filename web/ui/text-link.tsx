import { cva, type VariantProps } from 'class-variance-authority';
import { Link, type LinkProps } from 'react-router';
import { cn } from './cn.ts';

const textLink = cva('font-semibold text-brand', {
  variants: {
    variant: {
      standalone: 'inline-flex min-h-11 items-center hover:underline',
      inline: 'underline underline-offset-4',
    },
  },
  defaultVariants: { variant: 'standalone' },
});

/** `standalone` is as high as a finger needs; `inline` stands in a sentence and is underlined. */
export type TextLinkVariant = NonNullable<VariantProps<typeof textLink>['variant']>;

/** The classes of a text link, for elements that must be something else. */
export function textLinkClasses(variant?: TextLinkVariant, className?: string): string {
  return cn(textLink({ variant }), className);
}

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  variant?: TextLinkVariant;
  className?: string;
}

/** A link that looks like text. */
export function TextLink({ variant, className, ...rest }: TextLinkProps) {
  return <Link className={textLinkClasses(variant, className)} {...rest} />;
}
