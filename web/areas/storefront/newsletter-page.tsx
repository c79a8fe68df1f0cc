import type { MetaArgs } from 'react-router';
import { useHref } from 'react-router';
import { basicWords, storefrontWords } from '#words';
import { pageMeta } from '../../lib/page-meta.ts';
import { plainForm, usePlainOutcome } from '../../lib/plain-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Banner } from '../../ui/states.tsx';

/** Handles the newsletter box of every page without scripts. */
export const action = plainForm({
  operation: 'POST /api/newsletter/',
  toBody: ({ newsletter_email = '' }) => ({ email: newsletter_email }),
  fieldOf: () => 'newsletter_email',
  toResult: ({ message }) => message,
});

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: storefrontWords.newsletter,
    description: storefrontWords.newsletterDescription,
  });
}

/** See contact-6. */
export default function NewsletterPage() {
  const outcome = usePlainOutcome<string>();
  const action = useHref('/newsletter');
  return (
    <div className="page flex max-w-xl flex-col gap-5 py-12 lg:py-16">
      <Heading level={1} size="page">
        {storefrontWords.newsletter}
      </Heading>
      <p className="text-muted">{storefrontWords.newsNowAndThen}</p>
      {outcome?.sentence && <Banner kind="error">{outcome.sentence}</Banner>}
      {outcome?.result ? (
        <Banner kind="success">{outcome.result}</Banner>
      ) : (
        <form method="post" action={action} className="flex flex-col gap-5">
          <TextField
            label={basicWords.eMail}
            type="email"
            autoComplete="email"
            required
            name="newsletter_email"
            defaultValue={outcome?.typed.newsletter_email}
            error={outcome?.errors.newsletter_email?.message}
          />
          <Button type="submit" className="sm:self-start">
            {storefrontWords.subscribe}
          </Button>
        </form>
      )}
    </div>
  );
}
