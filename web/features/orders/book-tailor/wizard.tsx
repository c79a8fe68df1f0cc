import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loadedOrNothing } from '../../../lib/loaded-or-nothing.ts';
import { useSession } from '../../../lib/session.ts';
import { neighbour, wizardAt } from '../../../lib/wizard-steps.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { bulkDraft } from './bulk-draft.ts';
import { clearDraft, isForeign, draft as stored, useDraft } from './draft.ts';
import { EditingNotice } from './editing-notice.tsx';
import { STEPS, type StepSlug } from './flow.ts';
import { BulkStep, loadBulkForm } from './steps/bulk-step.tsx';
import { loadOrderForm, OrderStep } from './steps/order-step.tsx';
import { SourceStep } from './steps/source-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { loadTailorChooser, TailorStep } from './steps/tailor-step.tsx';
import { TradeStep } from './steps/trade-step.tsx';
import { TypeStep } from './steps/type-step.tsx';
import { useNamedOrderType } from './use-named-order-type.ts';
import { useNamedTailor } from './use-named-tailor.ts';

const COMPONENTS: Record<StepSlug, ComponentType<StepProps>> = {
  type: TypeStep,
  source: SourceStep,
  tailor: TailorStep,
  trade: TradeStep,
  order: OrderStep,
  bulk: BulkStep,
};

/** The step is in the URL; Back steps back, Back to Home leaves (orders-1). */
export function BookTailorWizard() {
  const draft = useDraft();
  const isRead = stored.useIsRead();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { step, applying, place, before } = wizardAt(STEPS, parameters.get('step'), draft);
  const heading = useFocusOnChange<HTMLHeadingElement>(step.slug);

  const isForeignDraft = useSession(({ user }) => isForeign(draft, user?.username));
  useEffect(() => {
    if (!isForeignDraft) return;
    // Only a draft that was read is this tab's to forget.
    bulkDraft.read();
    clearDraft();
  }, [isForeignDraft]);

  const isBegun = step.slug !== 'type';
  const isBulk = draft.orderType === 'bulk';
  const [placed, setPlaced] = useState<ReactNode>();
  // Preload what follows, so that it opens offline.
  useEffect(() => {
    if (!isBegun) return;
    void loadedOrNothing(isBulk ? loadBulkForm : loadOrderForm);
    if (!isBulk) void loadedOrNothing(loadTailorChooser);
  }, [isBegun, isBulk]);

  const isLoadingTailor = useNamedTailor(isRead && !isForeignDraft);
  useNamedOrderType(isRead && !isForeignDraft);
  if (!isRead || isForeignDraft || isLoadingTailor) {
    return (
      <Loading text="Opening the order form...">
        <Skeleton className="h-80" />
      </Loading>
    );
  }
  if (placed) return placed;
  const goTo = (slug: StepSlug | undefined) => {
    if (!slug) return;
    // Keep the other parameters, so that filter and page of the tailors survive Back.
    const search = new URLSearchParams(parameters);
    search.set('step', slug);
    navigate({ search: search.toString() });
  };
  const Step = COMPONENTS[step.slug];
  return (
    <div className="flex flex-col gap-8">
      {draft.editing && <EditingNotice editing={draft.editing} />}
      <Stepper steps={applying.map(({ short }) => short)} current={place} />
      <h2 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
        {step.title}
      </h2>
      <Step
        onAnswered={() => goTo(neighbour(STEPS, step.slug, useDraft.getState(), 1))}
        onPlaced={setPlaced}
        onAnother={() => {
          setPlaced(undefined);
          navigate({ search: '' });
        }}
      />
      <div className="flex flex-wrap gap-3 border-t border-hairline pt-6">
        {before && (
          <Button variant="secondary" onClick={() => goTo(before)}>
            Back
          </Button>
        )}
        <ButtonLink variant="quiet" to="/">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
