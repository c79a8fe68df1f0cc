import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { basicWords, orderFormWords, shelfClothWords } from '#words';
import { loadedOrNothing } from '../../../lib/loaded-or-nothing.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { useShop } from '../../../lib/shop.ts';
import { neighbour, wizardAt } from '../../../lib/wizard-steps.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useLocationPreference } from '../../location/store.ts';
import { tailorQuery } from '../../tailors/api.ts';
import { bulkDraft } from './bulk-draft.ts';
import {
  asksTrade,
  changeDraft,
  chooseTailor,
  clearDraft,
  type Editing,
  isForeign,
  draft as stored,
  useDraft,
} from './draft.ts';
import { STEPS, type StepSlug } from './flow.ts';
import { loadOrderForm, OrderStep } from './order-step.tsx';
import { ChoiceCards } from './steps/choice-cards.tsx';
import type { StepProps } from './steps/step-props.ts';
import { TradeStep } from './steps/trade-step.tsx';
import { TypeStep } from './steps/type-step.tsx';

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
  const isSending = draft.placed !== null && draft.orderType !== 'bulk';
  const { step, applying, place, before } = wizardAt(
    STEPS,
    isSending ? 'order' : parameters.get('step'),
    draft,
  );
  const heading = useFocusOnChange<HTMLHeadingElement>(step.slug);

  const isForeignDraft = useSession(({ user }) => isForeign(draft, user?.username));
  useEffect(() => {
    if (!isForeignDraft) return;
    // A tab can only delete a draft that it has read.
    bulkDraft.read();
    clearDraft();
  }, [isForeignDraft]);

  const isBegun = step.slug !== 'type';
  const isBulk = draft.orderType === 'bulk';
  const [placed, setPlaced] = useState<ReactNode>();
  // Preload what follows, so that it opens offline.
  useEffect(() => {
    if (!isBegun) return;
    void (isBulk ? loadedOrNothing(loadBulkForm) : loadedOrNothing(loadOrderForm));
    if (!isBulk) void loadedOrNothing(loadPartnerTailors);
  }, [isBegun, isBulk]);

  const isLoadingTailor = useNamedTailor(isRead && !isForeignDraft);
  const isLoadingCloth = useNamedCloth(isRead && !isForeignDraft);
  useNamedOrderType(isRead && !isForeignDraft);
  if (!isRead || isForeignDraft || isLoadingTailor || isLoadingCloth) {
    return (
      <Loading text={orderFormWords.openingTheOrderForm}>
        <Skeleton className="h-80" />
      </Loading>
    );
  }
  if (placed) return placed;
  const goTo = (slug: StepSlug | undefined) => {
    if (!slug) return;
    // Keep the other parameters, so that Back restores filter and page of the tailors.
    const search = new URLSearchParams(parameters);
    search.set('step', slug);
    search.delete('garment');
    navigate({ search: search.toString() });
  };
  const isFurther = step.slug === 'order' && parameters.has('garment');
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
        {before && (isFurther || !isSending) && (
          <Button variant="secondary" onClick={() => goTo(isFurther ? 'order' : before)}>
            {basicWords.back}
          </Button>
        )}
        <ButtonLink variant="quiet" to="/">
          {orderFormWords.backToHome}
        </ButtonLink>
      </div>
    </div>
  );
}

const loadBulkForm = () => import('./bulk-order-form.tsx');

function BulkStep({ onPlaced, onAnother }: StepProps) {
  return (
    <LazyPart load={loadBulkForm} skeleton={<Skeleton className="h-96" />}>
      {(BulkOrderForm) => <BulkOrderForm onPlaced={onPlaced} onAnother={onAnother} />}
    </LazyPart>
  );
}

/** Opens the Bulk Order Form where the URL names it (`?type=bulk`). */
function useNamedOrderType(isReady: boolean): void {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isNamed = parameters.get('type') === 'bulk';
  useEffect(() => {
    if (!isReady || !isNamed) return;
    changeDraft({ orderType: 'bulk', editing: null, again: null });
    void navigate({ search: 'step=bulk' }, { replace: true });
  }, [isReady, isNamed, navigate]);
}

const loadPartnerTailors = () => import('./steps/tailor-step.tsx');

function TailorStep({ onAnswered }: StepProps) {
  return (
    <LazyPart load={loadPartnerTailors} skeleton={<Skeleton className="h-96" />}>
      {(PartnerTailors) => <PartnerTailors onAnswered={onAnswered} />}
    </LazyPart>
  );
}

/** Says that the form edits a placed order, and links back to it (orders-32). */
function EditingNotice({ editing }: { editing: Editing }) {
  const navigate = useNavigate();
  return (
    <section
      aria-label={orderFormWords.editing}
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-saffron bg-saffron-soft px-4 py-3"
    >
      <p className="wrap-anywhere">
        {orderFormWords.youAreEditingOrderItStays({ trackingNumber: editing.trackingNumber })}
      </p>
      <Button
        variant="secondary"
        onClick={async () => {
          // Clearing the draft first would show the wizard's first step until the checkout loads.
          await navigate(`/checkout?order=${editing.order}`);
          clearDraft();
        }}
      >
        {orderFormWords.leaveItAsItIs}
      </Button>
    </section>
  );
}

/** Chooses the partner tailor named in the URL (`?tailor=1007`) and opens the next step. True while loading. */
function useNamedTailor(isReady: boolean): boolean {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const named = parameters.get('tailor');
  const isNaming = named !== null;
  const { data: tailor, isError } = useQuery(
    { ...tailorQuery(Number(named)), enabled: isReady && isNaming },
    queryClient,
  );
  useEffect(() => {
    if (!isReady || !isNaming) return;
    // An order that is being sent has its tailor.
    if (tailor && !useDraft.getState().placed) {
      changeDraft({ orderType: 'single', editing: null, again: null });
      chooseTailor({ source: 'partner', tailor });
    }
    const next = tailor && asksTrade({ source: 'partner', tailor }) ? 'trade' : 'order';
    if (tailor || isError) navigate({ search: `step=${tailor ? next : 'type'}` }, { replace: true });
  }, [isReady, isNaming, tailor, isError, navigate]);
  return isNaming;
}

/** Takes the cloth named in the URL (`?cloth=1007&variant=2010`) into the form. True while loading (orders-152). */
function useNamedCloth(isReady: boolean): boolean {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [named, variant] = [parameters.get('cloth'), parameters.get('variant')];
  // The address of a form that was left for the shop names its step.
  const isBack = parameters.has('step');
  const garment = parameters.get('garment');
  useEffect(() => {
    if (!isReady || named === null) return;
    const search = garment === null ? 'step=order' : `step=order&garment=${garment}`;
    void takeCloth(Number(named), Number(variant), { isBack, garment }).then(() =>
      navigate({ search }, { replace: true }),
    );
  }, [isReady, named, variant, isBack, garment, navigate]);
  return named !== null;
}

/** Begins another order, unless the customer comes back to the form. */
async function takeCloth(
  product: number,
  variant: number,
  { isBack, garment }: { isBack: boolean; garment: string | null },
): Promise<void> {
  const cloth = await import('./cloth.ts')
    .then(({ readCloth }) => readCloth(product, variant))
    .catch(() => undefined);
  if (!cloth) {
    toast.error(shelfClothWords.clothCouldNotBeRead);
    return;
  }
  const { further } = useDraft.getState();
  if (garment !== null) {
    const taken = further.map((one) =>
      one.key === garment ? { ...one, fields: { ...one.fields, ...cloth } } : one,
    );
    changeDraft({ further: taken });
    return;
  }
  const fields = { ...useDraft.getState().fields, ...cloth };
  changeDraft({ orderType: 'single', fields, ...(!isBack && { editing: null, again: null }) });
}

/** See orders-1. */
function SourceStep({ onAnswered }: StepProps) {
  const { brand_name, order_rules } = useShop();
  const isAbroad = useLocationPreference(({ location }) => location === 'international');
  const chosen = useDraft((draft) => draft.source);
  return (
    <ChoiceCards
      chosen={chosen}
      onChoose={(value) => {
        chooseTailor({ source: value === 'in-house' ? 'in-house' : 'partner' });
        onAnswered();
      }}
      choices={[
        {
          value: 'in-house',
          title: brand_name,
          text: isAbroad
            ? orderFormWords.ourWorkshopStitchesWithin({ days: order_rules.in_house_days })
            : orderFormWords.ourWorkshopDeliversWithin({ days: order_rules.in_house_days }),
          picture: 'inhouse',
        },
        {
          value: 'partner',
          title: orderFormWords.partnerTailor,
          text: orderFormWords.youChooseTheTailorTheTailor,
          picture: 'partner',
        },
      ]}
    />
  );
}
