import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SetupStep } from '../../../../contract/constants/dashboard.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { hideSetup, setupQuery } from './api.ts';

const STEPS: Record<SetupStep, { text: string; hint: string; to: string }> = {
  address: {
    text: "Enter the shop's address",
    hint: 'Customers read it on the contact page and on documents. The present one is a placeholder.',
    to: '/admin/settings#business',
  },
  mail: {
    text: 'Set up mail',
    hint: 'Set SMTP_URL on the server. Done once the last mail has been delivered.',
    to: '/admin/mails',
  },
  workshop: {
    text: 'Open the sign-in of the workshop',
    hint: 'Enter the address of whoever works there. Done once they have signed in.',
    to: `/admin/tailors/${IN_HOUSE_TAILOR_ID}`,
  },
  calendar: {
    text: "Check this year's holidays",
    hint: 'Islamic holidays are calculated. Correct them and save the group.',
    to: '/admin/settings#calendar',
  },
  fees: {
    text: 'Look at the fees',
    hint: 'Save surcharges, collection and delivery, and ready-made goods, changed or not.',
    to: '/admin/settings#surcharges',
  },
  tailor: {
    text: 'Take in the first partner tailor',
    hint: 'Tailors apply at /become-a-tailor. Done once one takes orders and has a rate.',
    to: '/admin/applications',
  },
};

/** What a new shop still needs; nothing once all is done (backoffice-12). Without it the dashboard still works. */
export function SetupList() {
  const { data } = useQuery(setupQuery(), queryClient);
  const { act, isPending, failure } = useAction();
  const open = data?.steps.filter(({ is_done }) => !is_done).length ?? 0;
  if (!data || open === 0) return null;
  const toggle = () => act(() => hideSetup(!data.is_hidden), 'Failed to save it');
  if (data.is_hidden) {
    return (
      <div>
        <Button variant="quiet" className="-ms-4" pending={isPending} onClick={() => void toggle()}>
          Show the setup list ({open} open)
        </Button>
        {failure && <p role="alert">{failure}</p>}
      </div>
    );
  }
  return (
    <Card as="section" padding="large" aria-labelledby="setup" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading level={2} size="item" id="setup">
          Set up the shop
        </Heading>
        <Button variant="quiet" className="-me-4" pending={isPending} onClick={() => void toggle()}>
          Hide this list
        </Button>
      </div>
      {failure && (
        <p role="alert" className="text-sm font-medium text-madder">
          {failure}
        </p>
      )}
      <ul className="grid gap-x-8 md:grid-cols-2">
        {data.steps.map(({ step, is_done }) => (
          <li key={step} className="flex items-start gap-3 border-t border-hairline py-2">
            <span
              aria-hidden="true"
              className={`mt-2.5 flex size-6 shrink-0 items-center justify-center rounded-full border text-sm ${is_done ? 'border-leaf bg-leaf text-paper' : 'border-hairline'}`}
            >
              {is_done && '✓'}
            </span>
            {is_done ? (
              <p className="min-h-11 content-center text-muted">
                {STEPS[step].text} <span className="sr-only">(done)</span>
              </p>
            ) : (
              <p className="flex flex-col">
                <Link to={STEPS[step].to} className="min-h-11 content-center font-semibold text-brand">
                  {STEPS[step].text}
                </Link>
                <span className="text-sm text-muted">{STEPS[step].hint}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
