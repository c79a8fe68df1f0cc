import type { Profile } from '../../../contract/accounts.ts';
import type { Device } from '../../features/accounts/api.ts';
import { Devices } from '../../features/accounts/components/devices.tsx';
import { PasswordForm } from '../../features/accounts/components/password-form.tsx';
import { ProfileForm } from '../../features/accounts/components/profile-form.tsx';

interface AccountTabProps {
  profile: Profile;
  devices: Device[];
  /** Told when what the server keeps has changed. */
  onChanged: () => void;
}

/** The Profile tab: who one is, the password, and where one is signed in. */
export function AccountTab({ profile, devices, onChanged }: AccountTabProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <section aria-labelledby="profile-title" className="flex flex-col gap-6">
        <h2 id="profile-title" className="text-2xl">
          Profile
        </h2>
        <ProfileForm profile={profile} onSaved={onChanged} />
      </section>
      <hr className="stitched" />
      <section aria-labelledby="password-title" className="flex flex-col gap-5">
        <div>
          <h2 id="password-title" className="text-2xl">
            Password
          </h2>
          <p className="text-muted">Changing it signs you out on every other device.</p>
        </div>
        <PasswordForm email={profile.email} onChanged={onChanged} />
      </section>
      <hr className="stitched" />
      <section aria-labelledby="devices-title" className="flex flex-col gap-5">
        <div>
          <h2 id="devices-title" className="text-2xl">
            Signed-in devices
          </h2>
          <p className="text-muted">One you do not know? Sign it out and change your password.</p>
        </div>
        <Devices devices={devices} onEnded={onChanged} />
      </section>
    </div>
  );
}
