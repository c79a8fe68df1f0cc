import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { basicWords, orderGarmentWords } from '#words';
import type { Premises, Tailor } from '../../../../contract/tailors.ts';
import { formatRupees } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { isPostingOffered } from '../book-tailor/cloth.ts';
import { type OrderFields, useDraft } from '../book-tailor/draft.ts';
import type { Records } from '../book-tailor/use-measurement-records.ts';
import { usePrice } from '../book-tailor/use-price.ts';
import { chooseRecords, removeFurther } from './entries.ts';
import { GarmentCard } from './garment-card.tsx';
import { numberedTitle } from './titles.ts';
import { useProblems } from './use-problems.ts';

interface GarmentEntriesProps {
  tailor: (Tailor & Partial<Premises>) | undefined;
  records: Records;
  /** True to begin with the focus on the heading. */
  takesFocus: boolean;
  onChange: (key: string) => void;
  /** Called after one was removed. */
  onRemoved: () => void;
  /** Removes the first one, whose place in the form the next one takes. */
  onRemoveFirst: () => Promise<void>;
}

/** The garments of the order, of which the form has the first, with their prices (orders-205). */
export default function GarmentEntries(props: GarmentEntriesProps) {
  const { tailor, records, takesFocus, onChange, onRemoved, onRemoveFirst } = props;
  const further = useDraft((draft) => draft.further);
  const { watch, setFocus } = useFormContext<OrderFields>();
  const first = watch();
  const price = usePrice(tailor);
  const problems = useProblems(further, tailor, records, isPostingOffered(first));
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ title: string; key: string | undefined }>();
  const list = records.state === 'loaded' ? records.list : undefined;

  useEffect(() => {
    if (takesFocus) focusOn(heading.current, false);
  }, [takesFocus]);
  // The form chooses the record of the first one.
  useEffect(() => {
    if (list && first.measurement !== '') chooseRecords({ state: 'loaded', list });
  }, [list, first.measurement]);

  const firstTitle = numberedTitle(1, first, records);
  const rateOf = (dressType: string) => tailor?.rate_per_design[dressType];
  return (
    <section aria-labelledby="further-title" className="flex flex-col gap-4">
      <Heading ref={heading} tabIndex={-1} level={3} size="item" id="further-title">
        {orderGarmentWords.garments({ count: 1 + further.length })}
      </Heading>
      <ol className="flex flex-col gap-3">
        <li>
          <GarmentCard title={firstTitle} fields={first} price={rateOf(first.dress_type)} problem={undefined}>
            <p className="text-sm text-muted">{orderGarmentWords.itIsFilledInAbove}</p>
            <Steps
              title={firstTitle}
              onChange={() => setFocus('dress_type')}
              onRemove={() => setAsked({ title: firstTitle, key: undefined })}
            />
          </GarmentCard>
        </li>
        {further.map(({ key, fields }, index) => {
          const title = numberedTitle(index + 2, fields, records);
          return (
            <li key={key}>
              <GarmentCard
                title={title}
                fields={fields}
                price={rateOf(fields.dress_type)}
                problem={problems[key]}
              >
                <Steps
                  title={title}
                  onChange={() => onChange(key)}
                  onRemove={() => setAsked({ title, key })}
                />
              </GarmentCard>
            </li>
          );
        })}
      </ol>
      {price && (
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{orderGarmentWords.totalWithFees}</span>
          <span className="figures">{formatRupees(price.total)}</span>
        </p>
      )}
      {asked && (
        <AlertDialog
          title={orderGarmentWords.removeThisQuestion({ garment: asked.title })}
          open
          cancelLabel={orderGarmentWords.keepIt}
          confirmLabel={orderGarmentWords.removeIt}
          pendingLabel={orderGarmentWords.removing}
          onCancel={() => setAsked(undefined)}
          onConfirm={async () => {
            if (asked.key === undefined) return onRemoveFirst();
            setAsked(undefined);
            removeFurther(asked.key);
            onRemoved();
          }}
          errorText={() => orderGarmentWords.failedToRemoveTheGarment}
        >
          <p>{orderGarmentWords.whatWasFilledInIsDeleted}</p>
        </AlertDialog>
      )}
    </section>
  );
}

function Steps({ title, onChange, onRemove }: { title: string; onChange: () => void; onRemove: () => void }) {
  return (
    <div className="-mb-2 -ms-4 flex flex-wrap">
      <Button
        variant="quiet"
        aria-label={orderGarmentWords.changeThis({ garment: title })}
        onClick={onChange}
      >
        {orderGarmentWords.change}
      </Button>
      <Button
        variant="quiet"
        aria-label={orderGarmentWords.removeThis({ garment: title })}
        onClick={onRemove}
      >
        {basicWords.removeLabel}
      </Button>
    </div>
  );
}
