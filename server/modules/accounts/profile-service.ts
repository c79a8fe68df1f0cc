import type { Profile, ProfileChange } from '../../../contract/accounts.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { errorSentence, type FieldErrors } from '../../../contract/errors.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail, failFields } from '../../fail.ts';
import type { Upload } from '../../http/uploads.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { forgetPicture, withPictures } from '../files/keep-picture.ts';
import { emailChangedMail } from './mails.ts';
import { PHONE_ERRORS, readPhoneNumber } from './phone-numbers.ts';
import { presentProfile } from './present.ts';
import { lockUser, spendResetsOf, updateUser, userById } from './queries.ts';
import { assumeProven, orTakenMeanwhile, refuseTakenNames } from './registration-service.ts';
import { liveSession } from './session-service.ts';

const EARLIEST_BIRTHDAY = '1900-01-01';

/** A change whose phone number is read: E.164, or undefined when it stays. */
type ReadChange = Omit<ProfileChange, 'phone_number' | 'location'> & { phoneNumber: string | undefined };

/** The actor's own profile. */
export async function readProfile(deps: Deps, actor: Actor): Promise<Profile> {
  const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  return presentProfile(user, deps.links);
}

/** Changes what is given and leaves the rest as it is (S1 §5). The old picture goes once the new one is kept. */
export async function changeProfile(
  deps: Deps,
  actor: Actor,
  form: ProfileChange,
  picture: Upload | undefined,
): Promise<Profile> {
  const change = await readChange(form);
  const { user, oldKey } = await withPictures(deps, actor.id, { profile_picture: picture }, (keep) =>
    deps.db.transaction(async (tx) => {
      const { profile_picture: pictureId } = picture ? await keep(tx) : {};
      return applyChange(tx, deps, actor, change, pictureId);
    }),
  );
  // What cannot be removed now goes with the sweep of files no row speaks of.
  if (oldKey) await deps.storage.remove(oldKey).catch(() => undefined);
  return presentProfile(user, deps.links);
}

async function readChange({ location = 'local', phone_number, ...rest }: ProfileChange): Promise<ReadChange> {
  const errors: FieldErrors = {};
  const phoneNumber = phone_number === undefined ? undefined : await readPhoneNumber(phone_number, location);
  if (phoneNumber === null) errors.phone_number = [errorSentence(PHONE_ERRORS[location])];
  const birthday = rest.date_of_birth;
  if (birthday !== undefined && (birthday < EARLIEST_BIRTHDAY || birthday >= dayInKarachi())) {
    errors.date_of_birth = [errorSentence('accounts.birthday_unlikely')];
  }
  if (Object.keys(errors).length > 0) failFields(errors);
  return { ...rest, phoneNumber: phoneNumber ?? undefined };
}

async function applyChange(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  change: ReadChange,
  pictureId: number | undefined,
) {
  await liveSession(tx, actor);
  const before = (await lockUser(tx, actor.id)) ?? fail('session.invalid');
  await refuseTakenNames(tx, change, actor.id);
  await orTakenMeanwhile(() =>
    updateUser(tx, actor.id, {
      username: change.username,
      email: change.email,
      phoneNumber: change.phoneNumber,
      gender: change.gender,
      firstName: change.first_name,
      lastName: change.last_name,
      address: change.address,
      dateOfBirth: change.date_of_birth,
      profilePicture: pictureId,
    }),
  );
  if (change.email !== undefined && change.email !== before.email) {
    await spendResetsOf(tx, actor.id);
    await assumeProven(tx, deps, change.email);
    await deps.outbox.post(tx, emailChangedMail(deps.config, before));
  }
  const isReplaced = pictureId !== undefined && before.profilePicture !== null;
  const oldKey = isReplaced ? await forgetPicture(tx, before.profilePicture as number) : undefined;
  const user = (await userById(tx, actor.id)) ?? fail('session.invalid');
  return { user, oldKey };
}
