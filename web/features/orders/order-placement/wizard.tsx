import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { basicWords, orderFormWords, orderGarmentWords } from '#words';
import { loadedOrNothing } from '../../../lib/loaded-or-nothing.ts';
import { useSession } from '../../../lib/session.ts';
import { neighbour, wizardAt } from '../../../lib/wizard-steps.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { takeFocus, useFocusOnChange } from '../../../ui/focus.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Banner, Loading, Skeleton } from '../../../ui/states.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { MailNotice } from '../components/mail-notice.tsx';
import { garmentAddress } from '../order-address.ts';
import { draft as stored, useDraft } from './draft.ts';
import { clearDraft, useFiles } from './files.ts';
import { type Answers, STEPS, type StepSlug, stepCount } from './flow.ts';
import { CategoryStep, DesignStep, GenderStep, TypeStep } from './steps/choice-steps.tsx';
import type { LateSlug } from './steps/late-step.tsx';
import type { PlacedOrder, StepProps } from './steps/step-props.ts';
import { useNamedCloth } from './use-named-cloth.ts';

const FIRST_STEPS: Partial<Record<StepSlug, ComponentType<StepProps>>> = {
  type: TypeStep,
  category: CategoryStep,
  gender: GenderStep,
  design: DesignStep,
};

const loadAskedMeasures = () => import('./asked-measures.tsx');
const loadLateSteps = () => import('./steps/late-step.tsx');

/** The wizard of /order_placement: eight steps for a single order, three for a bulk one (orders-30). */
export function OrderPlacementWizard() {
  const draft = useDraft();
  const isRead = stored.useIsRead();
  const files = useFiles();
  const answers: Answers = { ...draft, ...files };
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { step, before } = wizardAt(STEPS, parameters.get('step'), answers);
  const heading = useFocusOnChange<HTMLHeadingElement>(step.slug);
  const [placed, setPlaced] = useState<PlacedOrder>();

  const isForeign = useSession(
    ({ user }) => draft.owner !== null && user?.username !== undefined && draft.owner !== user.username,
  );
  useEffect(() => {
    if (isForeign) clearDraft();
  }, [isForeign]);

  const isReady = isRead && files !== undefined && !isForeign;
  const isLoadingCloth = useNamedCloth(isReady);

  const isBegun = step.slug !== 'type';
  // Preload the rest, so that it opens offline.
  useEffect(() => {
    if (isBegun) void loadedOrNothing(loadLateSteps);
  }, [isBegun]);

  if (!isReady || isLoadingCloth) {
    return (
      <Loading text={orderFormWords.openingTheOrderForm}>
        <Skeleton className="h-80" />
      </Loading>
    );
  }
  const goTo = (slug: StepSlug | undefined) => {
    if (slug) void navigate({ search: `step=${slug}` });
  };
  if (placed) {
    const another = () => {
      setPlaced(undefined);
      void navigate({ search: '' });
    };
    return <PlacedPanel order={placed} onAnother={another} />;
  }
  const props: StepProps = {
    answers,
    onNext: () => goTo(neighbour(STEPS, step.slug, answers, 1)),
    onPrevious: before && (() => goTo(before)),
    onPlaced: setPlaced,
  };
  const First = FIRST_STEPS[step.slug];
  const steps = Array.from({ length: stepCount(draft) }, (_, place) =>
    orderFormWords.step({ place: place + 1 }),
  );
  return (
    <div className="flex flex-col gap-8">
      <Stepper steps={steps} current={step.number - 1} isNumbered />
      <h2 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
        {step.title(answers)}
      </h2>
      {First ? (
        <First key={step.slug} {...props} />
      ) : (
        <LazyPart load={loadLateSteps} skeleton={<Skeleton className="h-80" />}>
          {(LateStep) => <LateStep key={step.slug} slug={step.slug as LateSlug} {...props} />}
        </LazyPart>
      )}
    </div>
  );
}

const NEXT = {
  single: orderFormWords.weLookAtWhatYouWant,
  bulk: orderFormWords.weLookAtWhatYouNeed,
} as const;

/** Replaces the wizard after an order (orders-30). */
function PlacedPanel({ order, onAnother }: { order: PlacedOrder; onAnother: () => void }) {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div ref={takeFocus} tabIndex={-1} className="rounded-xl">
        <Banner kind="success">
          <p className="font-semibold">{order.message}</p>
        </Banner>
      </div>
      <p>{NEXT[order.kind]}</p>
      {order.asksForMeasures !== null && (
        <LazyPart load={loadAskedMeasures} skeleton={<Skeleton className="h-48" />}>
          {(AskedMeasures) => <AskedMeasures order={order.asksForMeasures ?? 0} />}
        </LazyPart>
      )}
      <MailNotice />
      <p className="figures">
        <span className="block text-sm text-muted">{basicWords.trackingNumber}</span>
        <span className="font-semibold">{order.trackingNumber}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {order.mayAddTo !== null && (
          <ButtonLink variant="secondary" to={garmentAddress(order.mayAddTo)}>
            {orderGarmentWords.addAnotherGarment}
          </ButtonLink>
        )}
        <ButtonLink to={order.kind === 'bulk' ? '/orders?tab=bulk' : '/orders'}>
          {orderFormWords.seeMyOrders}
        </ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          {orderFormWords.placeAnotherOrder}
        </Button>
      </div>
    </div>
  );
}
