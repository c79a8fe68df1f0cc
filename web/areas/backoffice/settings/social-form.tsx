import { TextField } from '../../../ui/field.tsx';
import type { Group } from './api.ts';
import { GroupCard } from './group-card.tsx';
import { useGroupForm } from './use-group-form.ts';

const LABELS = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
} as const;
const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];
const TITLE = 'Social links';

type Values = Record<keyof typeof LABELS, string>;

export function SocialForm({ thing }: { thing: Group<'social'> }) {
  const { form, submission } = useGroupForm({
    name: 'social',
    title: TITLE,
    thing,
    valuesOf: (social): Values => ({
      facebook: social.facebook ?? '',
      twitter: social.twitter ?? '',
      instagram: social.instagram ?? '',
      linkedin: social.linkedin ?? '',
    }),
    bodyOf: (values) => ({
      facebook: values.facebook.trim() || null,
      twitter: values.twitter.trim() || null,
      instagram: values.instagram.trim() || null,
      linkedin: values.linkedin.trim() || null,
    }),
  });
  const { errors } = form.formState;
  return (
    <GroupCard
      name="social"
      title={TITLE}
      about="The icons at the bottom of each page. Without an address there is no icon."
      thing={thing}
      submission={submission}
      labels={LABELS}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={LABELS[name]}
            type="url"
            inputMode="url"
            placeholder="https://"
            optional
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
      </div>
    </GroupCard>
  );
}
