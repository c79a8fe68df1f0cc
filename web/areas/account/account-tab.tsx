import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { accountWords } from '#words';
import type { Profile } from '../../../contract/accounts.ts';
import { DataExport } from '../../features/accounts/components/data-export.tsx';
import { DeleteAccount } from '../../features/accounts/components/delete-account.tsx';
import { Devices } from '../../features/accounts/components/devices.tsx';
import { EmailNotice } from '../../features/accounts/components/email-notice.tsx';
import { PasswordForm } from '../../features/accounts/components/password-form.tsx';
import { ProfileForm } from '../../features/accounts/components/profile-form.tsx';
import { type Device, devicesQuery, profileQuery } from '../../features/accounts/own-account.ts';
import { signInWaysQuery } from '../../features/accounts/sign-in-ways.ts';
import { AddressBook } from '../../features/addresses/components/address-book.tsx';
import { failureSentence } from '../../lib/form-errors.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Heading } from '../../ui/heading.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { FieldsSkeleton } from './profile-skeleton.tsx';

const loadPhoneWay = () => import('./phone-way.tsx');
const loadSignInWays = () => import('../../features/accounts/components/sign-in-ways.tsx');

const refresh = () => queryClient.invalidateQueries({ queryKey: ['accounts'] });

export default function AccountTab() {
  const { data: profile, error, refetch } = useQuery(profileQuery, queryClient);
  // Requested in parallel with the profile.
  const devices = useQuery(devicesQuery, queryClient);
  const { data: ways } = useQuery(signInWaysQuery, queryClient);
  const onSaved = (saved: Profile) => queryClient.setQueryData(profileQuery.queryKey, saved);
  if (!profile) {
    if (!error) return <FieldsSkeleton />;
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, accountWords.failedToFetchUserProfile)}
      </LoadFailure>
    );
  }
  // Without a mailbox the first one is set by a code (accounts-30).
  const hasPassword = profile.email !== '' || ways?.has_password;
  return (
    <div className="flex flex-col gap-10">
      <Part title={accountWords.profile} about={accountWords.aboutProfile}>
        <div className="flex flex-col gap-6">
          <EmailNotice profile={profile} onChanged={refresh} />
          <ProfileForm profile={profile} onSaved={onSaved} />
        </div>
      </Part>
      <hr className="stitched" />
      <Part title={accountWords.addresses} about={accountWords.aboutAddresses}>
        <AddressBook username={profile.username} />
      </Part>
      <hr className="stitched" />
      {hasPassword && (
        <>
          <Part title={accountWords.password} about={accountWords.youWillBeSignedOutElsewhere}>
            <PasswordForm email={profile.email} onChanged={refresh} />
          </Part>
          <hr className="stitched" />
        </>
      )}
      <Part title={accountWords.waysToSignIn} about={accountWords.aboutSignInWays}>
        <div>
          {(profile.user_type === 'customer' || profile.user_type === 'tailor') && (
            <LazyPart load={loadPhoneWay} skeleton={<Skeleton className="mb-4 h-16" />}>
              {(PhoneWay) => <PhoneWay hasMailbox={profile.email !== ''} />}
            </LazyPart>
          )}
          <LazyPart load={loadSignInWays} skeleton={<Skeleton className="h-40" />}>
            {(SignInWays) => <SignInWays hasMailbox={profile.email !== ''} />}
          </LazyPart>
        </div>
      </Part>
      <hr className="stitched" />
      <Part title={accountWords.signedInDevices} about={accountWords.aboutDevices}>
        <SignedInDevices {...devices} />
      </Part>
      <hr className="stitched" />
      <Part title={accountWords.yourData} about={accountWords.aboutYourData}>
        <DataExport />
      </Part>
      {profile.user_type === 'customer' && profile.deletion_due_at === null && (
        <>
          <hr className="stitched" />
          <Part title={accountWords.deleteTheAccount} about={accountWords.youHave14DaysToChange}>
            <DeleteAccount />
          </Part>
        </>
      )}
    </div>
  );
}

function SignedInDevices({ data: devices, error, refetch }: UseQueryResult<Device[]>) {
  if (devices) return <Devices devices={devices} onEnded={refetch} />;
  if (!error) return <Skeleton className="h-28" />;
  return (
    <LoadFailure onRetry={() => void refetch()}>
      {failureSentence(error, accountWords.failedToFetchYourDevices)}
    </LoadFailure>
  );
}

/** On a wide screen the title is beside the content. */
function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-6 lg:grid-cols-[17rem_minmax(0,44rem)]">
      <header className="flex flex-col gap-1">
        <Heading level={2} size="part" id={id}>
          {title}
        </Heading>
        <p className="text-muted">{about}</p>
      </header>
      {children}
    </section>
  );
}
