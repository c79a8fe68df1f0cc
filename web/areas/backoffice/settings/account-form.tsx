import { TextAreaField, TextField } from '../../../ui/field.tsx';
import type { Group } from './api.ts';
import { GroupCard } from './group-card.tsx';
import { useGroupForm } from './use-group-form.ts';

const LABELS = {
  title: 'Whose account it is',
  bank: 'Bank',
  iban: 'IBAN',
  raast_id: 'Raast ID',
  qr_text: "Text of the bank's QR code",
} as const;
const TITLE = 'Account';

type Values = Record<keyof typeof LABELS, string>;

function valuesOf({ title, bank, iban, raast_id, qr_text }: Group<'account'>): Values {
  return { title, bank, iban: iban ?? '', raast_id: raast_id ?? '', qr_text: qr_text ?? '' };
}

/** Where customers transfer money to (payments-16). */
export function AccountForm({ thing }: { thing: Group<'account'> }) {
  const { form, submission } = useGroupForm({
    name: 'account',
    title: TITLE,
    thing,
    valuesOf,
    bodyOf: ({ iban, raast_id, qr_text, ...values }) => ({
      ...values,
      iban: iban.trim() || null,
      raast_id: raast_id.trim() || null,
      qr_text: qr_text.trim() || null,
    }),
  });
  const { errors } = form.formState;
  return (
    <GroupCard
      name="account"
      title={TITLE}
      about="Customers see it with the exact sum and the number of their order, where something is due in advance. Leave number and code empty to take no transfers."
      thing={thing}
      submission={submission}
      labels={LABELS}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={LABELS.title}
          maxLength={70}
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextField
          label={LABELS.bank}
          maxLength={60}
          error={errors.bank?.message}
          {...form.register('bank')}
        />
        <TextField
          label={LABELS.iban}
          maxLength={60}
          error={errors.iban?.message}
          {...form.register('iban')}
        />
        <TextField
          label={LABELS.raast_id}
          maxLength={40}
          hint="Such as the mobile number that is registered with Raast"
          error={errors.raast_id?.message}
          {...form.register('raast_id')}
        />
      </div>
      <TextAreaField
        label={LABELS.qr_text}
        rows={3}
        maxLength={512}
        hint="What the QR code of your bank says when you read it. Each customer's code has the sum and the order in it."
        error={errors.qr_text?.message}
        {...form.register('qr_text')}
      />
    </GroupCard>
  );
}
