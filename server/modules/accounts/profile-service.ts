import type { ClearableField, Profile, ProfileChange } from '../../../contract/accounts.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { errorSentence, type FieldErrors } from '../../../contract/errors.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { fail, failFields } from '../../fail.ts';
import type { Upload } from '../../http/uploads.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { isProven } from '../../infra/mail/proven-addresses.ts';
import { readPhoneNumber } from '../../infra/phone-numbers.ts';
import { deletePictureRow, withPictures } from '../files/keep-picture.ts';
import { pendingEmail } from './email-link-queries.ts';
import { requestEmailChange } from './email-service.ts';
import { PHONE_COUNTRIES, PHONE_ERRORS } from './phone-numbers.ts';
import { type EmailState, presentProfile } from './present.ts';
import { deleteExpired, lockUser, type UserRow, updateUser, userById } from './queries.ts';
import { revokeSessionsOf } from './sessions/queries.ts';
import { listSessions, liveSession, type Visitor } from './sessions/service.ts';
import { confirmOwner, listSignInWays } from './sign-in-ways-service.ts';
import { mapUniqueViolation, refuseTakenNames } from './taken-names-service.ts';

const EARLIEST_BIRTHDAY = '1900-01-01';

type Given = Omit<ProfileChange, 'phone_number' | 'location' | 'current_password' | 'clear' | ClearableField>;

/** Undefined leaves the field unchanged, null clears it; the phone number is E.164. */
type ReadChange = Given & { [Field in ClearableField]: ProfileChange[Field] | null } & {
  phoneNumber: string | undefined;
  isPictureCleared: boolean;
};

export async function readProfile({ db, links }: Deps, actor: Actor): Promise<Profile> {
  const user = (await userById(db, actor.id)) ?? fail('session.invalid');
  return presentProfile(user, await emailStateOf(db, user), links);
}

async function emailStateOf(db: Db | Tx, { id, email }: UserRow): Promise<EmailState> {
  return { isProven: await isProven(db, email), pending: await pendingEmail(db, id) };
}

/**
 * Partial update (accounts-12). A new e-mail address needs the current password and confirmation by mail. The old
 * picture is deleted after the commit.
 */
export async function changeProfile(
  deps: Deps,
  actor: Actor,
  form: ProfileChange,
  picture: Upload | undefined,
  visitor: Visitor,
): Promise<Profile> {
  const change = await readChange(form);
  if (change.email !== undefined) await requirePasswordForEmail(deps, actor, form, visitor);
  const { user, email, oldKey, isEmailAsked } = await withPictures(
    deps,
    actor.id,
    { profile_picture: picture },
    (keep) =>
      deps.db.transaction(async (tx) => {
        const { profile_picture: pictureId } = picture ? await keep(tx) : {};
        return applyChange(tx, deps, actor, change, pictureId);
      }),
  );
  if (isEmailAsked) {
    deps.securityLog.record('email_change_requested', { accountId: actor.id, address: visitor.address });
  }
  // If this fails, the sweep of orphaned files removes it later.
  if (oldKey) await deps.storage.remove(oldKey).catch(() => undefined);
  return presentProfile(user, email, deps.links);
}

async function requirePasswordForEmail(
  deps: Deps,
  actor: Actor,
  { email, current_password }: ProfileChange,
  visitor: Visitor,
): Promise<void> {
  const user = (await userById(deps.db, actor.id)) ?? fail('session.invalid');
  if (email === user.email) return;
  if (user.passwordHash !== null && current_password === undefined) fail('accounts.password_needed');
  await confirmOwner(deps, actor, current_password, visitor);
}

async function readChange({
  location = 'local',
  phone_number,
  current_password: _,
  clear,
  ...rest
}: ProfileChange): Promise<ReadChange> {
  const errors: FieldErrors = {};
  const phoneNumber =
    phone_number === undefined ? undefined : await readPhoneNumber(phone_number, PHONE_COUNTRIES[location]);
  if (phoneNumber === null) errors.phone_number = [errorSentence(PHONE_ERRORS[location])];
  const birthday = rest.date_of_birth;
  if (birthday !== undefined && (birthday < EARLIEST_BIRTHDAY || birthday >= dayInKarachi())) {
    errors.date_of_birth = [errorSentence('accounts.birthday_unlikely')];
  }
  if (Object.keys(errors).length > 0) failFields(errors);
  const cleared = clear?.split(',') ?? [];
  const valueOrNull = <Field extends ClearableField>(field: Field) =>
    rest[field] ?? (cleared.includes(field) ? null : undefined);
  return {
    ...rest,
    phoneNumber: phoneNumber ?? undefined,
    isPictureCleared: cleared.includes('profile_picture'),
    gender: valueOrNull('gender'),
    first_name: valueOrNull('first_name'),
    last_name: valueOrNull('last_name'),
    address: valueOrNull('address'),
    date_of_birth: valueOrNull('date_of_birth'),
  };
}

async function applyChange(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  change: ReadChange,
  pictureId: number | undefined,
) {
  const before = (await lockUser(tx, actor.id)) ?? fail('session.invalid');
  // A concurrent password change may have ended this session.
  await liveSession(tx, actor);
  await refuseTakenNames(tx, change, actor.id);
  await mapUniqueViolation(() =>
    updateUser(tx, actor.id, {
      username: change.username,
      phoneNumber: change.phoneNumber,
      gender: change.gender,
      firstName: change.first_name,
      lastName: change.last_name,
      address: change.address,
      dateOfBirth: change.date_of_birth,
      locale: change.locale,
      profilePicture: pictureId ?? (change.isPictureCleared ? null : undefined),
    }),
  );
  const isEmailAsked = change.email !== undefined && change.email !== before.email;
  if (isEmailAsked) await requestEmailChange(tx, deps, before, change.email as string);
  const isReplaced = (pictureId !== undefined || change.isPictureCleared) && before.profilePicture !== null;
  const oldKey = isReplaced ? await deletePictureRow(tx, before.profilePicture as number) : undefined;
  const user = (await userById(tx, actor.id)) ?? fail('session.invalid');
  return { user, email: await emailStateOf(tx, user), oldKey, isEmailAsked };
}

type Account = Pick<UserRow, 'id' | 'username' | 'email' | 'locale' | 'firstName' | 'isDemo' | 'userType'>;

/** Locks the row. Exported for modules that depend on this one. */
export function findUser(tx: Tx, id: number): Promise<Account | undefined> {
  return lockUser(tx, id);
}

export function endAllSessions(tx: Tx, id: number): Promise<void> {
  return revokeSessionsOf(tx, id);
}

/** An actor without a session, for actions in the account's name. */
export async function accountActor(db: Db, id: number): Promise<(Actor & { locale: Locale }) | undefined> {
  const user = await userById(db, id);
  return user && { id: user.id, role: user.userType, sessionId: 0, locale: user.locale };
}

export function exportAccount(deps: Deps, actor: Actor): ExportEntry[] {
  return [
    jsonFile('profile.json', () => readProfile(deps, actor)),
    jsonFile('sign-in-ways.json', () => listSignInWays(deps, actor)),
    jsonFile('devices.json', async () =>
      (await listSessions(deps, actor)).results.map(({ current: _, ...session }) => session),
    ),
  ];
}

export function purgeExpiredSessions(db: Db): Promise<void> {
  return deleteExpired(db);
}
