import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

/** How loud a button speaks: one primary a screen. */
export type Loudness = 'primary' | 'secondary' | 'quiet' | 'danger';

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full text-base font-semibold transition duration-200 ease-out disabled:opacity-60 aria-disabled:opacity-60';

const LOUDNESS: Record<Loudness, string> = {
  primary: 'px-6 brand-gradient text-white shadow-sm hover:brightness-110 active:brightness-95',
  secondary: 'px-6 border border-edge bg-card text-ink hover:border-brand hover:text-brand',
  quiet: 'px-4 text-brand hover:bg-brand-soft',
  danger: 'px-6 border border-madder bg-card text-madder hover:bg-madder-soft',
};

/** The classes of a button, for elements that must be something else. */
export function buttonClasses(loudness: Loudness = 'primary', more = ''): string {
  return `${SHAPE} ${LOUDNESS[loudness]} ${more}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  loudness?: Loudness;
}

/** Does something on this page. */
export function Button({ loudness = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses(loudness, className)} {...rest} />;
}

interface ButtonLinkProps extends LinkProps {
  loudness?: Loudness;
}

/** Goes somewhere, with the weight of a button. */
export function ButtonLink({ loudness = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={buttonClasses(loudness, String(className))} {...rest} />;
}
