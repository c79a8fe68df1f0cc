import { accountWords } from '#words';
import { Loading, Skeleton } from '../../ui/states.tsx';

export function ProfileSkeleton() {
  return (
    <div className="page py-8 sm:py-12">
      <Loading text={accountWords.loadingYourProfile}>
        <div className="flex items-center gap-4 pb-8">
          <Skeleton className="size-16 rounded-full" />
          <Skeleton className="h-9 w-48" />
        </div>
        <Skeleton className="h-12" />
        <Fields />
      </Loading>
    </div>
  );
}

/** The shape of the Profile tab. */
export function FieldsSkeleton() {
  return (
    <Loading text={accountWords.loadingYourProfile}>
      <Fields />
    </Loading>
  );
}

function Fields() {
  return (
    <div className="grid gap-5 pt-8 sm:grid-cols-2">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
        <Skeleton key={field} className="h-16" />
      ))}
    </div>
  );
}
