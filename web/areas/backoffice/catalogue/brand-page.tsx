import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { EarningsOverview } from '../../../features/workshops/components/earnings-overview.tsx';
import { Loaded } from '../../../features/workshops/components/workshop-form.tsx';
import { earningsQuery } from '../../../features/workshops/earnings-api.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { privateMeta } from '../../../lib/page-meta.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { focusOn } from '../../../ui/focus.ts';
import { Heading } from '../../../ui/heading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EmptyState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { WelcomeButton } from '../accounts/welcome-button.tsx';
import { CommissionPanel } from '../sellers/commission-panel.tsx';
import { IdentityPanel } from '../sellers/identity-panel.tsx';
import { BRANDS_KEY, brandQuery, inviteOwnerAgain } from './api.ts';
import { EditBrand, NewBrand } from './brand-forms.tsx';

export const meta = privateMeta('Brand');

/** One brand, or a new one (catalogue-17). */
export default function BrandPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 p-4 lg:p-8">
      <TextLink to="/admin/brands">Back to the brands</TextLink>
      {id === 'new' ? (
        <>
          <Heading level={1} size="part">
            New brand
          </Heading>
          <NewBrand
            onSaved={async (brand) => {
              toast.success(`${brand.name} is added.`);
              await queryClient.invalidateQueries({ queryKey: BRANDS_KEY });
              await navigate(`/admin/brands/${brand.id}`, { replace: true });
            }}
          />
        </>
      ) : (
        <Brand key={id} id={Number(id)} />
      )}
    </div>
  );
}

function Brand({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(brandQuery(id), queryClient);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAdmin = useSession(({ user }) => user?.user_type === 'admin');
  if (!data) {
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) {
      return <EmptyState title="There is no such brand." />;
    }
    if (error) {
      return (
        <LoadFailure onRetry={() => void refetch()}>
          {failureSentence(error, 'Failed to get the brand')}
        </LoadFailure>
      );
    }
    return (
      <Loading text="Loading the brand...">
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  return (
    <>
      <div>
        <Heading ref={heading} level={1} size="part" className="wrap-anywhere">
          {data.name}
        </Heading>
        <p className="text-muted wrap-anywhere">
          Run by {data.owner.username}, {data.owner.email}
        </p>
        <div className="flex flex-wrap gap-x-5">
          <TextLink to={`/admin/products?brand=${id}`}>Its products</TextLink>
          <TextLink to={`/admin/products/new?brand=${id}`}>Add a product</TextLink>
          {data.active && <TextLink to={`/brands/${id}`}>See it in the shop</TextLink>}
        </div>
      </div>
      {isAdmin && data.owner.can_be_invited && (
        <WelcomeButton email={data.owner.email} send={() => inviteOwnerAgain(id)} />
      )}
      <EditBrand
        brand={data}
        onSaved={(brand) => {
          queryClient.setQueryData(brandQuery(id).queryKey, brand);
          toast.success(`${brand.name} is saved.`);
          focusOn(heading.current);
          void queryClient.invalidateQueries({ queryKey: BRANDS_KEY });
        }}
      />
      {isAdmin && <IdentityPanel id={data.owner.id} />}
      {isAdmin && <CommissionPanel id={data.owner.id} />}
      {isAdmin && <Earnings id={id} />}
    </>
  );
}

/** For admins (earnings-6). */
function Earnings({ id }: { id: number }) {
  const typed = useSearchParams()[0].get('year') ?? '';
  const year = /^20\d\d$/.test(typed) ? Number(typed) : undefined;
  const query = useQuery(
    { ...earningsQuery({ brand: id }, year), placeholderData: keepPreviousData },
    queryClient,
  );
  return (
    <section aria-labelledby="earnings" className="flex flex-col gap-4">
      <Heading level={2} size="item" id="earnings">
        Earnings
      </Heading>
      <Loaded query={query} loading="Loading the earnings..." fallback="Failed to get the earnings">
        {(earnings) => <EarningsOverview whose={{ brand: id }} earnings={earnings} />}
      </Loaded>
    </section>
  );
}
