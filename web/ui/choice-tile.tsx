import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

const choiceTile = cva(
  'border border-edge bg-card transition duration-150 has-enabled:hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-disabled:text-muted',
  {
    variants: {
      shape: {
        row: 'flex min-h-11 items-center gap-3 rounded-xl px-3.5 py-2',
        column: 'flex flex-col items-center justify-center rounded-xl px-1 py-2 text-center',
        pill: 'inline-flex min-h-11 items-center gap-2 rounded-full px-4',
      },
      /** Without a visible mark the tile itself shows the state. */
      mark: {
        shown: '',
        hidden:
          'relative has-checked:ring-1 has-checked:ring-brand has-disabled:border-dashed has-disabled:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
      },
    },
    defaultVariants: { shape: 'row', mark: 'shown' },
  },
);

/** The classes for a row without a radio button or checkbox. */
export function choiceTileClasses(className?: string): string {
  return cn(choiceTile(), className);
}

const MARKS = {
  shown: 'size-5 shrink-0 accent-indigo',
  hidden: 'absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed',
};

interface ChoiceTileProps extends Omit<ComponentProps<'input'>, 'type'>, VariantProps<typeof choiceTile> {
  type?: 'radio' | 'checkbox';
  /** Shown below the name, only with a visible mark. */
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A radio button or checkbox in a tile that can be pressed anywhere. */
export function ChoiceTile({
  type = 'radio',
  shape,
  mark,
  hint,
  className,
  children,
  ...input
}: ChoiceTileProps) {
  const isMarked = mark !== 'hidden';
  return (
    <label className={cn(choiceTile({ shape, mark }), className)}>
      <input {...input} type={type} className={MARKS[isMarked ? 'shown' : 'hidden']} />
      {isMarked ? (
        <span>
          <span className="block">{children}</span>
          {hint && <span className="block text-sm text-muted">{hint}</span>}
        </span>
      ) : (
        children
      )}
    </label>
  );
}
