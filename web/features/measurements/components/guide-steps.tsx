import { type FormEvent, type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { basicWords, garmentWords, measurementsWords, measureWords } from '#words';
import { asksTopLength, helpfulMeasures, requiredMeasures } from '../../../../contract/garment-measures.ts';
import type { DressTypeCode } from '../../../../contract/garments.ts';
import { FIRST_EIGHT, MEASURES, type MeasureCode } from '../../../../contract/measures.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import type { GuidePage } from '../address.ts';
import { findingOf } from '../findings.ts';
import { MORE_MEASURES } from '../groups.ts';
import { PART_NAMES } from '../record-conflict.ts';
import type { RecordFields } from '../record-fields.ts';
import type { useRecordForm } from '../use-record-form.ts';
import { GuideMeasure } from './guide-measure.tsx';
import { GuideReview } from './guide-review.tsx';

interface GuideStepsProps {
  form: ReturnType<typeof useRecordForm>;
  garment: DressTypeCode | undefined;
  at: GuidePage;
  onPage: (page: GuidePage) => void;
  /** The first page, with a heading that takes the focus. */
  who: (heading: Ref<HTMLHeadingElement>) => ReactNode;
  /** Whether the first page is complete; shows what is wrong. */
  checkWho: () => boolean;
  review?: string;
  submit?: { label: string; busyLabel: string };
  length?: LengthOfKameez;
}

interface LengthOfKameez {
  /** Asks for it of a garment that is open too, with this sentence. */
  ofOpenGarment?: string;
  /** Says in the review what becomes of a length that nobody gave. */
  leftOpen: string;
}

const OF_RECORD: LengthOfKameez = { leftOpen: measurementsWords.anOrderAsksForTheLength };

/** Leads through the measures that the garment needs, the required ones first, to the review. */
export function GuideSteps({
  form,
  garment,
  at,
  onPage,
  who,
  checkWho,
  review = measurementsWords.checkAndSave,
  submit = { label: measurementsWords.saveMeasurements, busyLabel: basicWords.saving },
  length = OF_RECORD,
}: GuideStepsProps) {
  const { fields, edit } = form;
  const { gender, age_group } = fields;
  const { ofOpenGarment } = length;
  const measures = useMemo(
    () => guidedMeasures(garment, { gender, age_group }, ofOpenGarment !== undefined),
    [garment, gender, age_group, ofOpenGarment],
  );
  const pages = useMemo(() => guidePages(measures), [measures]);
  const place = Math.max(pages.indexOf(at), 0);
  const page = pages[place] as GuidePage;
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [unanswered, setUnanswered] = useState<GuidePage>();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    frame.current?.scrollIntoView({ block: 'start' });
    (field.current ?? heading.current)?.focus({ preventScroll: true });
  }, [page]);

  const go = (to: GuidePage | undefined) => to && onPage(to);
  const after = () => void go(pages[place + 1]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (page === 'review') return form.formProps.onSubmit(event);
    event.preventDefault();
    if (page === 'who') return checkWho() && after();
    if (page === 'more') return after();
    if (fields.marks[page] === 'estimated') return after();
    if (!fields.entries[page]) setUnanswered(page);
    else if (!findingOf(fields, page)) return after();
    field.current?.focus();
  }

  const isMeasure = page in MEASURES;
  return (
    <form {...form.formProps} onSubmit={onSubmit} className="flex flex-col gap-6">
      <div ref={frame} className="scroll-mt-20 lg:scroll-mt-28">
        <GuideProgress measures={measures} page={page} />
        {page === 'top_length' && !garment && <p className="text-muted">{ofOpenGarment}</p>}
      </div>
      {page === 'who' && who(heading)}
      {page === 'more' && garment && <GuideMore garment={garment} measures={measures} ref={heading} />}
      {page === 'review' && <EditConflict conflict={form.conflict} labels={PART_NAMES} />}
      {page === 'review' && (
        <GuideReview
          {...{ form, measures }}
          title={review}
          leftOpen={length.leftOpen}
          onTake={onPage}
          ref={heading}
        />
      )}
      {isMeasure && (
        <GuideMeasure
          key="measure"
          code={page as MeasureCode}
          fields={fields}
          isRequired={measures.required.includes(page as MeasureCode) && page !== 'weight'}
          isUnanswered={unanswered === page}
          edit={edit}
          onKeep={after}
          ref={field}
        />
      )}
      <BottomBar kind="sticky" className="flex flex-col gap-3 sm:mx-0 sm:px-0">
        <FailureBanner failure={form.failure}>
          <p className="text-sm">{measurementsWords.yourEntriesAreSavedOnThis}</p>
        </FailureBanner>
        <div className="flex gap-3">
          {place > 0 && (
            <Button variant="secondary" className="px-4" onClick={() => void go(pages[place - 1])}>
              {basicWords.back}
            </Button>
          )}
          {isMeasure && !fields.entries[page as MeasureCode] && (
            <Button variant="quiet" onClick={after}>
              {measurementsWords.skip}
            </Button>
          )}
          {page === 'more' && (
            <Button variant="secondary" className="flex-1 px-4" onClick={() => void go('review')}>
              {measurementsWords.enough}
            </Button>
          )}
          {page === 'review' ? (
            <SubmitButton busy={form.saving} busyLabel={submit.busyLabel} className="ms-auto max-sm:flex-1">
              {submit.label}
            </SubmitButton>
          ) : (
            <Button type="submit" className="ms-auto max-sm:flex-1">
              {page === 'who'
                ? measurementsWords.startMeasuring
                : page === 'more'
                  ? measurementsWords.goOn
                  : basicWords.next}
            </Button>
          )}
        </div>
      </BottomBar>
    </form>
  );
}

interface GuideMoreProps {
  garment: DressTypeCode;
  measures: { helpful: readonly MeasureCode[] };
  ref: Ref<HTMLHeadingElement>;
}

/** Says that the required measures are taken, and asks whether to continue. */
function GuideMore({ garment, measures: { helpful }, ref }: GuideMoreProps) {
  const names = helpful.map((code) => measureWords.shortNames[code]);
  return (
    <section aria-labelledby="guide-more" className="flex flex-col gap-4">
      <h3 id="guide-more" ref={ref} tabIndex={-1} className="text-xl">
        {measurementsWords.thatIsEnoughToOrder({ garment: garmentWords.dressTypes[garment] })}
      </h3>
      <p>{measurementsWords.moreMeasuresFitBetter({ count: helpful.length })}</p>
      <p className="text-sm text-muted">{measurementsWords.listOfMeasures({ names })}</p>
    </section>
  );
}

interface GuidedMeasures {
  required: MeasureCode[];
  /** The length of a kameez; none where it is not asked for. */
  length: MeasureCode[];
  helpful: MeasureCode[];
}

/** The measures in catalogue order, then the length of a kameez; without a garment the eight basic ones. */
function guidedMeasures(
  garment: DressTypeCode | undefined,
  { gender, age_group }: Pick<RecordFields, 'gender' | 'age_group'>,
  isLengthAsked: boolean,
): GuidedMeasures {
  const asksLength = garment ? asksTopLength(garment) : isLengthAsked;
  const length: MeasureCode[] = asksLength ? ['top_length'] : [];
  if (!garment) return { required: [...FIRST_EIGHT], length, helpful: [] };
  const applies = (code: MeasureCode) =>
    (age_group !== 'child' || MEASURES[code].child !== null) &&
    (gender !== 'male' || !LADIES.includes(code)) &&
    MEASURES[code].kind !== 'weight';
  const helpful = helpfulMeasures(garment).filter((code) => applies(code) && !length.includes(code));
  return { required: requiredMeasures(garment), length, helpful };
}

/** The pages in order. `more` asks whether to continue after the required measures. */
function guidePages({ required, length, helpful }: GuidedMeasures): GuidePage[] {
  return [
    'who',
    ...required,
    ...length,
    ...(helpful.length > 0 ? ['more' as const, ...helpful] : []),
    'review',
  ];
}

const LADIES = MORE_MEASURES.filter(({ ladies }) => ladies).flatMap(({ codes }) => codes);

interface GuideProgressProps {
  measures: { required: readonly MeasureCode[]; helpful: readonly MeasureCode[] };
  page: GuidePage;
}

function GuideProgress({ measures: { required, helpful }, page }: GuideProgressProps) {
  const isHelpful = helpful.some((code) => code === page);
  const codes: readonly string[] = isHelpful ? helpful : required;
  const index = codes.indexOf(page);
  if (index < 0) return null;
  const say = isHelpful ? measurementsWords.forABetterFit : measurementsWords.needed;
  const text = say({ place: index + 1, count: codes.length });
  return (
    <div className="flex flex-col gap-2">
      <p className="figures text-sm text-muted">{text}</p>
      <div
        role="progressbar"
        aria-label={basicWords.progress}
        aria-valuemin={1}
        aria-valuemax={codes.length}
        aria-valuenow={index + 1}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-hairline"
      >
        <div
          className="h-full rounded-full bg-saffron transition-[width] duration-200"
          style={{ width: `${((index + 1) / codes.length) * 100}%` }}
        />
      </div>
    </div>
  );
}
