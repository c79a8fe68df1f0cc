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

/** `standalone` has a touch target's height; `inline` is underlined in a sentence. */
export type TextLinkVariant = NonNullable<VariantProps<typeof textLink>['variant']>;

export function textLinkClasses(variant?: TextLinkVariant, className?: string): string {
  return cn(textLink({ variant }), className);
}

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  variant?: TextLinkVariant;
  className?: string;
}

export function TextLink({ variant, className, ...rest }: TextLinkProps) {
  return <Link className={textLinkClasses(variant, className)} {...rest} />;
}
