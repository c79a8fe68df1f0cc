import { CheckField, TextField } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Group } from './api.ts';
import { GroupCard } from './group-card.tsx';
import { numberOf, useGroupForm } from './use-group-form.ts';

const LABELS = {
  urgent_percent: 'Urgent, per cent of the stitching',
  sample_fee: 'Cloth swatch, rupees',
  commission_percent: 'Commission of tailors, per cent',
  goods_commission_percent: 'Commission of brands, per cent',
  withheld_tax_percent: 'Withheld tax, per cent',
  advance_large_percent: 'Of large orders, per cent in advance',
  advance_from: 'Large from, rupees',
  advance_new_percent: 'Of first orders, per cent in advance',
  advance_refused_percent: 'After a refused parcel, per cent in advance',
  cash_code_from: 'Cash that needs a code, from rupees',
  phone_proof_days: 'A phone stays confirmed, days',
  codes_per_day: 'Codes within 24 hours, at most',
  message_part_price: 'A part of a text message, hundredths of a rupee',
  whatsapp_price: 'A template by WhatsApp, hundredths of a rupee',
  quiet_from: 'No news to phones from, hour',
  quiet_until: 'Until, hour',
  news_by_whatsapp: 'People may have news by WhatsApp',
  news_by_sms: 'People may have news by text message, also where WhatsApp fails',
  news_by_push: 'People may have news as notifications of their browsers, at no cost',
  identity_required: 'Tailors and brands sell only once their identity is checked',
};
const TITLE = 'Surcharges';

const SWITCHES = ['news_by_whatsapp', 'news_by_sms', 'news_by_push', 'identity_required'] as const;
type Switch = (typeof SWITCHES)[number];
type Name = Exclude<keyof typeof LABELS, Switch>;
const isNumber = (name: keyof typeof LABELS): name is Name => !(SWITCHES as readonly string[]).includes(name);
const NAMES = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(isNumber);
const ADVANCE = [
  'advance_large_percent',
  'advance_from',
  'advance_new_percent',
  'advance_refused_percent',
] as const;

const CODES = {
  cash_code_from: 'Of one order, what is paid in advance left out; 0 asks nobody.',
  phone_proof_days: 'With the same number on the same account or device.',
  codes_per_day: 'To all customers together. Then only orders paid in advance go through.',
  message_part_price: 'As your provider charges it: 235 are Rs 2.35.',
} as const;

const NEWS = {
  whatsapp_price: 'Within a day of a message from the person, texts cost nothing.',
  quiet_from: 'Of Pakistan; 21 is nine in the evening. Codes and answers always go.',
  quiet_until: 'The same hour as above: news go at any time.',
} as const;

function mapped<Value>(read: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<Name, Value>;
}

function switches(read: (name: Switch) => boolean): Record<Switch, boolean> {
  return Object.fromEntries(SWITCHES.map((name) => [name, read(name)])) as Record<Switch, boolean>;
}

export function SurchargesForm({ thing }: { thing: Group<'surcharges'> }) {
  const { form, submission } = useGroupForm({
    name: 'surcharges',
    title: TITLE,
    thing,
    valuesOf: (values) => ({
      ...mapped((name) => String(values[name] ?? 0)),
      ...switches((name) => values[name] ?? false),
    }),
    bodyOf: (values) => ({
      ...mapped((name) => numberOf(values[name])),
      ...switches((name) => values[name]),
    }),
  });
  const { errors } = form.formState;
  return (
    <GroupCard
      name="surcharges"
      title={TITLE}
      about="Added to the price of stitched orders, and what the shop keeps of it. A placed order is priced again when it is confirmed; a confirmed one keeps its price."
      thing={thing}
      submission={submission}
      labels={LABELS}
      show={(_, value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={LABELS.urgent_percent}
          inputMode="numeric"
          error={errors.urgent_percent?.message}
          {...form.register('urgent_percent')}
        />
        <TextField
          label={LABELS.sample_fee}
          inputMode="numeric"
          error={errors.sample_fee?.message}
          {...form.register('sample_fee')}
        />
        <TextField
          label={LABELS.commission_percent}
          hint="Of stitching and urgent surcharges. What is delivered already keeps its commission."
          inputMode="numeric"
          error={errors.commission_percent?.message}
          {...form.register('commission_percent')}
        />
        <TextField
          label={LABELS.goods_commission_percent}
          hint="Of goods before discounts. A tailor or brand may have a commission of its own on its page."
          inputMode="numeric"
          error={errors.goods_commission_percent?.message}
          {...form.register('goods_commission_percent')}
        />
        <TextField
          label={LABELS.withheld_tax_percent}
          hint="Of all earnings before commission, for the tax office; 0 withholds nothing."
          inputMode="numeric"
          error={errors.withheld_tax_percent?.message}
          {...form.register('withheld_tax_percent')}
        />
      </div>
      <fieldset className="flex flex-col gap-4">
        <legend className="font-semibold">Advance</legend>
        <p className="text-sm text-muted">
          Due before the stitching starts, of orders that are otherwise paid in cash; 0 asks for nothing. The
          highest one counts. Only the customer's own orders decide, and the customer reads why. A confirmed
          order keeps what was agreed. Goods have no advance: whoever refused a parcel pays them by card or
          wallet, if you take either.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {ADVANCE.map((name) => (
            <TextField
              key={name}
              label={LABELS[name]}
              inputMode="numeric"
              error={errors[name]?.message}
              {...form.register(name)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="font-semibold">Codes by phone</legend>
        <p className="text-sm text-muted">
          Whoever pays much in cash confirms the phone with a code. Those who have received an order are not
          asked, unless they refused a parcel since. Without a provider (SMS_URL) the codes are only files
          below DATA_DIR/messages.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {(Object.keys(CODES) as (keyof typeof CODES)[]).map((name) => (
            <TextField
              key={name}
              label={LABELS[name]}
              hint={CODES[name]}
              inputMode="numeric"
              error={errors[name]?.message}
              {...form.register(name)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="font-semibold">News to phones</legend>
        <p className="text-sm text-muted">
          Customers, tailors and brands choose on their page of notifications. Without a provider
          (WHATSAPP_PHONE_NUMBER_ID, SMS_URL) messages are only files below DATA_DIR/messages: leave it off
          then.
        </p>
        {(['news_by_whatsapp', 'news_by_sms', 'news_by_push'] as const).map((name) => (
          <CheckField
            key={name}
            label={LABELS[name]}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          {(Object.keys(NEWS) as (keyof typeof NEWS)[]).map((name) => (
            <TextField
              key={name}
              label={LABELS[name]}
              hint={NEWS[name]}
              inputMode="numeric"
              error={errors[name]?.message}
              {...form.register(name)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-col gap-1">
        <CheckField
          label={LABELS.identity_required}
          error={errors.identity_required?.message}
          {...form.register('identity_required')}
        />
        <p className="text-sm text-muted">
          Those without a checked one are paused at once, and told so; their open orders go on.{' '}
          <TextLink to="/admin/sellers?state=missing">Who is missing</TextLink>
        </p>
      </div>
    </GroupCard>
  );
}
