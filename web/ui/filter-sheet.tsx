import type { ReactNode, Ref } from 'react';
import { uiWords } from '#words';
import { Button, buttonClasses } from './button.tsx';
import { Sheet } from './sheet.tsx';

const SHEET = 'list-filters';

interface FilterSheetProps {
  title: string;
  chosen: number;
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A list's filters: in a row on a wide screen, in a native popover on a phone. */
export function FilterSheet({ title, chosen, ref, children }: FilterSheetProps) {
  return (
    <>
      <button type="button" popoverTarget={SHEET} className={buttonClasses('secondary', 'lg:hidden')}>
        {title}
        {chosen > 0 && (
          <span className="figures grid size-6 place-items-center rounded-full bg-brand-soft text-sm text-brand">
            {chosen}
            <span className="sr-only"> {uiWords.chosen}</span>
          </span>
        )}
      </button>
      <Sheet
        ref={ref}
        id={SHEET}
        className="transition-transform duration-200 ease-out starting:open:translate-y-full lg:contents"
        panelClassName="inset-x-0 bottom-0 max-h-dvh rounded-t-2xl bg-card p-6 lg:contents"
      >
        <div className="flex flex-col gap-5 lg:contents">
          <div className="flex items-center justify-between lg:hidden">
            <p className="font-display text-xl">{title}</p>
            <Button
              variant="icon"
              popoverTarget={SHEET}
              popoverTargetAction="hide"
              aria-label={uiWords.closeFilters}
              className="-me-2 text-xl font-normal text-muted"
            >
              ×
            </Button>
          </div>
          {children}
        </div>
      </Sheet>
    </>
  );
}
