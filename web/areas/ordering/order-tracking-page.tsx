import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { basicWords, orderingWords } from '#words';
import type { TrackedOrder } from '../../../contract/tracking.ts';
import { StageOverview } from '../../features/orders/components/order-timeline.tsx';
import { RecentOrders } from '../../features/orders/components/recent-orders.tsx';
import { TrackForm } from '../../features/orders/components/track-form.tsx';
import { TrackedOrderCard } from '../../features/orders/components/tracked-order.tsx';
import { type LookUp, lookUpOrder } from '../../features/orders/look-up.ts';
import { useLiveOrder } from '../../features/orders/use-live-order.ts';
import { publicPage } from '../../lib/load.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSession } from '../../lib/session.ts';
import { useShop } from '../../lib/shop.ts';
import { Heading } from '../../ui/heading.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { TextLink, textLinkClasses } from '../../ui/text-link.tsx';

const page = publicPage(async ({ url, read }) => {
  const lookUp = await lookUpOrder(read, url.searchParams.get('number'));
  return data(lookUp, { status: lookUp.status });
});

export function loader(args: LoaderFunctionArgs) {
  return page.loader(args);
}

export const clientLoader = page.clientLoader;

export const handle: PageHandle = { query: ['number'] };

/** Search engines may index the page but no order. */
export function meta(args: MetaArgs) {
  const isOrder = new URLSearchParams(args.location.search).has('number');
  return [
    ...pageMeta(args, {
      title: basicWords.trackYourOrder,
      description: orderingWords.seeWhereYourGarmentIsPlaced,
    }),
    ...(isOrder ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

const loadOwnOrderLink = () => import('../../features/orders/components/own-order-link.tsx');

export default function OrderTrackingPage() {
  const lookUp: LookUp = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const isSignedIn = useSession(({ user }) => Boolean(user));
  const { revalidate, state: rereading } = useRevalidator();
  const navigation = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFocusOnAnswer(lookUp, heading, input);
  const order = useOrder(lookUp, parameters.get('number'));
  const isLive = useLiveOrder(order, () => {
    // A revalidation restarts pending requests, so a slow network would never finish one.
    if (rereading === 'idle' && navigation.state === 'idle') void revalidate();
  });
  return (
    <div className="page grid items-start gap-x-12 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="flex flex-col gap-8">
        <header className="flex flex-col gap-2">
          <Heading level={1} size="form">
            {basicWords.trackYourOrder}
          </Heading>
          <p className="text-muted">{orderingWords.anyoneWithTheTrackingNumberCan}</p>
        </header>
        <TrackForm
          number={order?.tracking_id ?? parameters.get('number') ?? ''}
          error={lookUp.state === 'refused' ? lookUp.sentence : undefined}
          inputRef={input}
        />
        {lookUp.state === 'failed' && (
          <LoadFailure onRetry={() => void revalidate()}>
            {basicWords.error({ error: lookUp.sentence })}
          </LoadFailure>
        )}
      </div>
      {order && (
        <TrackedOrderCard
          key={order.tracking_id}
          order={order}
          headingRef={heading}
          isLive={isLive && lookUp.state === 'found'}
        >
          {isSignedIn && (
            <LazyPart load={loadOwnOrderLink} skeleton={null}>
              {(OwnOrderLink) => <OwnOrderLink trackedId={order.tracking_id} />}
            </LazyPart>
          )}
        </TrackedOrderCard>
      )}
      <aside
        aria-label={orderingWords.ordersAndHelp}
        className="flex flex-col gap-10 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <RecentOrders trackedId={order?.tracking_id} trackedSteps={order?.steps} />
        <Support about={order?.tracking_id} />
      </aside>
      {!order && (
        <section aria-labelledby="ahead-title" className="flex flex-col gap-5">
          <Heading level={2} size="item" id="ahead-title">
            {orderingWords.howAnOrderProgresses}
          </Heading>
          <StageOverview />
        </section>
      )}
    </div>
  );
}

/** The found order, or the one found before when a refetch fails. */
function useOrder(lookUp: LookUp, number: string | null): TrackedOrder | undefined {
  const [found, setFound] = useState<{ number: string | null; order: TrackedOrder }>();
  if (lookUp.state === 'found') {
    if (found?.order !== lookUp.order) setFound({ number, order: lookUp.order });
    return lookUp.order;
  }
  return lookUp.state === 'failed' && found?.number === number ? found.order : undefined;
}

/**
 * Focuses a result that arrives on this page, or the field to correct; not on page load, and not when the shown order
 * changes or a refetch fails.
 */
function useFocusOnAnswer(
  lookUp: LookUp,
  heading: RefObject<HTMLHeadingElement | null>,
  input: RefObject<HTMLInputElement | null>,
): void {
  const { key } = useLocation();
  const answer = `${key} ${lookUp.state}`;
  const known = useRef(answer);
  useEffect(() => {
    if (known.current === answer || lookUp.state === 'failed') return;
    known.current = answer;
    if (lookUp.state === 'found') heading.current?.focus();
    if (lookUp.state === 'refused') input.current?.focus();
  }, [answer, lookUp.state, heading, input]);
}

function Support({ about }: { about: string | undefined }) {
  const { support } = useShop();
  const subject = about
    ? `?subject=${encodeURIComponent(orderingWords.orderSubject({ trackingId: about }))}`
    : '';
  return (
    <section aria-labelledby="support-title" className="flex flex-col gap-2">
      <Heading level={2} size="item" id="support-title">
        {orderingWords.needHelp}
      </Heading>
      <p className="text-muted">{orderingWords.haveYourTrackingNumberReady}</p>
      <ul className="flex flex-col">
        <li>
          <TextLink to={about ? `/chat?order=${about}` : '/chat'}>{orderingWords.chatWithUs}</TextLink>
        </li>
        <li>
          <a
            href={`mailto:${support.email}${subject}`}
            className={textLinkClasses('standalone', 'wrap-anywhere')}
          >
            {support.email}
          </a>
        </li>
        <li>
          <PhoneLink number={support.phone} />
        </li>
      </ul>
    </section>
  );
}
