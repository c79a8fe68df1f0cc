import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { basicWords, measurementsWords } from '#words';
import type { Measurement } from '../../../../contract/measurements.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { loadedOrNothing } from '../../../lib/loaded-or-nothing.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Banner, EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type MeasurementsView, measurementsAddress } from '../address.ts';
import { measurementsQuery, versionsQuery } from '../api.ts';
import { RecordHistory } from './record-history.tsx';
import { RecordList } from './record-list.tsx';

interface MeasurementsTabProps {
  username: string;
  view: MeasurementsView;
  next: string | null;
}

const loadRecordForm = () => import('./record-form.tsx');
const loadQuestions = () => import('./questions.tsx');
const loadImport = () => import('./import.tsx');
const loadGuide = () => import('./guide.tsx');

export function MeasurementsTab(props: MeasurementsTabProps) {
  const { data: records, error, refetch } = useQuery(measurementsQuery, queryClient);
  // Preload the forms, so that they open offline.
  useEffect(() => {
    void loadedOrNothing(loadRecordForm);
    void loadedOrNothing(loadGuide);
    void loadedOrNothing(loadQuestions);
  }, []);
  return (
    <div className="flex flex-col gap-6">
      {records ? (
        <Measurements {...props} records={records} />
      ) : (
        <NotLoaded error={error} onRetry={refetch} />
      )}
    </div>
  );
}

function Measurements({ username, records, view, next }: MeasurementsTabProps & { records: Measurement[] }) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState<string>();
  const record = records.find(({ id }) => [view.edit, view.guide, view.questions, view.history].includes(id));
  const list = measurementsAddress({}, next);
  // The guide moves the focus between its pages itself.
  const { at: _, garment: _garment, ...place } = view;
  const title = useFocusOnChange<HTMLHeadingElement>(
    measurementsAddress(view.guide ? { guide: 'new' } : place),
  );
  const unit = records.at(-1)?.unit ?? 'in';

  async function onSaved({ label }: Measurement) {
    toast.success(measurementsWords.theMeasurementsOfAreSaved({ label }));
    setSaved(label);
    await navigate(list);
  }

  if (view.edit && (record || view.edit === 'new')) {
    return (
      <>
        <Heading back={list} ref={title}>
          {record ? measurementsWords.editRecord({ label: record.label }) : measurementsWords.addMeasurements}
        </Heading>
        <LazyPart load={loadRecordForm} skeleton={<Skeleton className="h-96" />}>
          {(RecordForm) => (
            <RecordForm
              key={view.edit}
              username={username}
              record={record}
              persons={records.map(({ person }) => person)}
              unit={unit}
              onLeave={() => navigate(list)}
              onSaved={onSaved}
            />
          )}
        </LazyPart>
      </>
    );
  }
  if (view.guide && (record || view.guide === 'new')) {
    return (
      <>
        <Heading back={list} ref={title}>
          {record
            ? measurementsWords.measurePerson({ label: record.label })
            : measurementsWords.measurementGuide}
        </Heading>
        <LazyPart load={loadGuide} skeleton={<Skeleton className="h-96" />}>
          {(Guide) => (
            <Guide
              username={username}
              records={records}
              record={record}
              unit={unit}
              garment={view.garment}
              at={view.at ?? 'who'}
              next={next}
              onSaved={onSaved}
            />
          )}
        </LazyPart>
      </>
    );
  }
  if (view.questions && (record || view.questions === 'new')) {
    return (
      <>
        <Heading back={list} ref={title}>
          {record
            ? measurementsWords.tenQuestionsFor({ label: record.label })
            : measurementsWords.tenQuestionsInsteadOfATape}
        </Heading>
        <LazyPart load={loadQuestions} skeleton={<Skeleton className="h-96" />}>
          {(Questions) => (
            <Questions
              key={view.questions}
              username={username}
              record={record}
              persons={records.map(({ person }) => person)}
              unit={unit}
              onSaved={onSaved}
            />
          )}
        </LazyPart>
      </>
    );
  }
  if (view.file) {
    return (
      <>
        <Heading back={list} ref={title}>
          {measurementsWords.importMeasurements}
        </Heading>
        <LazyPart load={loadImport} skeleton={<Skeleton className="h-96" />}>
          {(Import) => <Import username={username} records={records} unit={unit} onSaved={onSaved} />}
        </LazyPart>
      </>
    );
  }
  if (view.history && record) {
    return (
      <>
        <Heading back={list} ref={title}>
          {measurementsWords.historyOf({ label: record.label })}
        </Heading>
        <History key={record.id} record={record} username={username} />
      </>
    );
  }
  if (view.edit || view.history || view.guide || view.questions) {
    return (
      <EmptyState title={measurementsWords.thisRecordNoLongerExists}>
        <ButtonLink to={list}>{measurementsWords.allMeasurements}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="text-2xl">
        {basicWords.measurements}
      </h2>
      {next && (
        <Banner kind={saved ? 'success' : 'info'}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {saved ? measurementsWords.isSaved({ label: saved }) : measurementsWords.yourOrderIsSavedAsYou}
            </span>
            <ButtonLink variant={saved ? 'primary' : 'secondary'} to={next}>
              {measurementsWords.backToYourOrder}
            </ButtonLink>
          </div>
        </Banner>
      )}
      <RecordList
        username={username}
        records={records}
        next={next}
        onDeleted={async () => {
          await queryClient.invalidateQueries({ queryKey: measurementsQuery.queryKey });
          title.current?.focus();
        }}
      />
    </>
  );
}

function History({ record, username }: { record: Measurement; username: string }) {
  const { data: versions, error, refetch } = useQuery(versionsQuery(record.id), queryClient);
  if (versions) return <RecordHistory versions={versions} username={username} />;
  if (versions === null) return <EmptyState title={measurementsWords.thisRecordNoLongerExists} />;
  return <NotLoaded error={error} onRetry={refetch} />;
}

function NotLoaded({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  if (error) {
    return (
      <LoadFailure onRetry={() => void onRetry()}>
        {failureSentence(error, measurementsWords.failedToFetchMeasurements)}
      </LoadFailure>
    );
  }
  return (
    <Loading text={measurementsWords.loadingMeasurements}>
      <Skeleton className="h-72" />
    </Loading>
  );
}

function Heading({
  back,
  ref,
  children,
}: {
  back: string;
  ref: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  return (
    <header>
      <TextLink to={back} className="gap-2">
        <span aria-hidden="true" className="rtl:-scale-x-100">
          ←
        </span>
        {measurementsWords.allMeasurements}
      </TextLink>
      <h2 ref={ref} tabIndex={-1} className="text-2xl">
        {children}
      </h2>
    </header>
  );
}
