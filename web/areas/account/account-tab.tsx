import { type ReactNode, useId } from 'react';
import type { Profile } from '../../../contract/accounts.ts';
import type { Device } from '../../features/accounts/api.ts';
import { Devices } from '../../features/accounts/components/devices.tsx';
import { EmailNotice } from '../../features/accounts/components/email-notice.tsx';
import { PasswordForm } from '../../features/accounts/components/password-form.tsx';
import { ProfileForm } from '../../features/accounts/components/profile-form.tsx';
import { Heading } from '../../ui/heading.tsx';

interface AccountTabProps {
  profile: Profile;
  devices: Device[];
  onChanged: () => void;
}

export function AccountTab({ profile, devices, onChanged }: AccountTabProps) {
  return (
    <div className="flex flex-col gap-10">
      <Part title="Profile" about="Who you are, and how we reach you about an order.">
        <div className="flex flex-col gap-6">
          <EmailNotice profile={profile} onChanged={onChanged} />
          <ProfileForm profile={profile} onSaved={onChanged} />
        </div>
      </Part>
      <hr className="stitched" />
      <Part title="Password" about="You will be signed out on all other devices.">
        <PasswordForm email={profile.email} onChanged={onChanged} />
      </Part>
      <hr className="stitched" />
      <Part title="Signed-in devices" about="Don’t recognise one? Sign it out and change your password.">
        <Devices devices={devices} onEnded={onChanged} />
      </Part>
    </div>
  );
}

/** On a wide screen the title stands beside the content. */
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
