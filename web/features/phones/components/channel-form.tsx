import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newsChannelWords } from '#words';
import type { Channel } from '../../../../contract/constants/messages.ts';
import { LOCALE_NAMES, LOCALES } from '../../../../contract/locale.ts';
import type { NewsChannel } from '../../../../contract/news-channel.ts';
import { useFormSubmit } from '../../../lib/form-submit.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { FailureBanner, SubmitButton } from '../../../ui/submit.tsx';
import { chooseNewsChannel, newsChannelQuery } from '../api.ts';
import { PhoneSteps } from './phone-steps.tsx';

/** Loaded once it is chosen, because few choose it. */
const loadPushDevices = () => import('./push-devices.tsx');

const isToNumber = (channel: Channel) => channel === 'whatsapp' || channel === 'sms';

const DIGITS = 10;
const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-DIGITS);

/** The choice of the channel, its number and the language of news (messages-11). */
export default function ChannelForm({ chosen }: { chosen: NewsChannel }) {
  const { offered, phones } = chosen;
  const form = useForm({
    defaultValues: {
      // After STOP an account without a mailbox has none.
      channel: offered.includes(chosen.channel) ? chosen.channel : (offered[0] ?? chosen.channel),
      phone: chosen.phone ?? phones[0] ?? '',
      language: chosen.language,
    },
  });
  const [isSaved, setSaved] = useState(false);
  const { formProps, failure, isSubmitting } = useFormSubmit(form, {
    send: ({ channel, phone, language }) =>
      chooseNewsChannel({ channel, language, ...(isToNumber(channel) && { phone }) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(newsChannelQuery.queryKey, saved);
      setSaved(true);
    },
    fallback: newsChannelWords.failedToSave,
  });
  const [channel, phone] = form.watch(['channel', 'phone']);
  const digits = digitsOf(phone);
  const isNumber = digits.length === DIGITS;
  const isProven = phones.some((one) => digitsOf(one) === digits);
  const { errors } = form.formState;
  return (
    <form {...formProps} onChange={() => setSaved(false)} className="flex flex-col gap-5">
      <RadioGroup
        label={newsChannelWords.channel}
        error={errors.channel?.message}
        options={offered.map((value) => ({ value, ...newsChannelWords.channels[value] }))}
        radio={form.register('channel')}
      />
      {channel === 'push' && (
        <LazyPart load={loadPushDevices} skeleton={<Skeleton className="h-40" />}>
          {(PushDevices) => <PushDevices />}
        </LazyPart>
      )}
      {isToNumber(channel) && (
        <>
          <TextField
            label={newsChannelWords.mobileNumber}
            type="tel"
            autoComplete="tel"
            dir="ltr"
            maxLength={32}
            error={errors.phone?.message}
            hint={isProven ? newsChannelWords.numberIsConfirmed : newsChannelWords.onlyAConfirmedNumber}
            {...form.register('phone')}
          />
          {isNumber && !isProven && (
            <div className="flex flex-col gap-3 rounded-xl border border-hairline bg-sunken p-4">
              <PhoneSteps
                key={digits}
                phone={phone.trim()}
                onProven={() => void queryClient.invalidateQueries({ queryKey: newsChannelQuery.queryKey })}
              />
            </div>
          )}
        </>
      )}
      <SelectField
        label={newsChannelWords.language}
        hint={newsChannelWords.ofMailsToo}
        error={errors.language?.message}
        {...form.register('language')}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale} className="font-language-name">
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </SelectField>
      <FailureBanner failure={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton busy={isSubmitting} busyLabel={newsChannelWords.saving}>
          {newsChannelWords.save}
        </SubmitButton>
        <p role="status" className="text-sm text-leaf">
          {isSaved && newsChannelWords.saved}
        </p>
      </div>
    </form>
  );
}
