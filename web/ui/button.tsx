import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cn } from './cn.ts';

const button = cva(
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full text-base font-semibold transition duration-200 ease-out disabled:opacity-60 aria-disabled:opacity-60',
  {
    variants: {
      variant: {
        primary: 'px-6 brand-gradient text-white shadow-sm hover:brightness-110 active:brightness-95',
        secondary: 'px-6 border border-edge bg-card text-ink hover:border-brand hover:text-brand',
        quiet: 'px-4 text-brand hover:bg-brand-soft',
        /** A round button for an icon, which needs an accessible name. */
        icon: 'size-[44px] min-h-0 shrink-0 hover:bg-sunken',
        danger: 'px-6 border border-madder bg-card text-madder hover:bg-madder-soft',
      },
    },
    defaultVariants: { variant: 'primary' },
  },
);

/** A page has one primary button. */
export type ButtonVariant = NonNullable<VariantProps<typeof button>['variant']>;

export function buttonClasses(variant?: ButtonVariant, className?: string): string {
  return cn(button({ variant }), className);
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Dimmed and inert, but keeps the focus, unlike a disabled button. */
  pending?: boolean | undefined;
}

export function Button({ variant, className, type = 'button', pending, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClasses(variant, className)}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  variant?: ButtonVariant;
  className?: string;
}

export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClasses(variant, className)} {...rest} />;
}
