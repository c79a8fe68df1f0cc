import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInKarachi } from '../../../../contract/dates.ts';
import type { NoLightArea } from '../../../../contract/no-light.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { formatTime } from '../../../lib/moments.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.tsx';
import { moveForNoLight, noLightQuery } from './api.ts';

/** Areas whose tailors have no electricity, with the button that moves their orders (workshop-16). */
export function NoLight() {
  const { data } = useQuery(noLightQuery(), queryClient);
  if (!data || data.areas.length === 0) return null;
  return (
    <section aria-labelledby="no-light" className="flex flex-col gap-3">
      <Heading level={2} size="item" id="no-light">
        No light
      </Heading>
      <ul className="flex flex-col gap-3">
        {data.areas.map((area) => (
          <Area key={`${area.day} ${area.area}`} area={area} />
        ))}
      </ul>
    </section>
  );
}

function Area({ area: { day, area, tailors, reports, is_common, to_move } }: { area: NoLightArea }) {
  const [isAsking, setAsking] = useState(false);
  const orders = to_move === 1 ? '1 order' : `${to_move} orders`;
  const when = day === dayInKarachi() ? 'today' : 'yesterday';

  async function move() {
    const { moved, left } = await moveForNoLight({ day, area });
    setAsking(false);
    toast.success(
      `${moved === 1 ? '1 order is' : `${moved} orders are`} promised a day later${left > 0 ? '. Press again for the others.' : '.'}`,
    );
  }

  return (
    <Card as="li" padding="small" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          No light {when}: {area}, {reports.length} of {tailors} tailors{' '}
          {is_common && <Badge tone="madder">Many say so</Badge>}
        </p>
        <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
          {reports.map(({ tailor, name, pressed_at }) => (
            <li key={tailor}>
              <TextLink to={`/admin/tailors/${tailor}`} className="min-h-0">
                {name}
              </TextLink>{' '}
              {formatTime(pressed_at)}
            </li>
          ))}
        </ul>
      </div>
      {to_move === 0 ? (
        <p className="text-muted">No order is left to move</p>
      ) : (
        <Button variant={is_common ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
          Move {orders} by one day
        </Button>
      )}
      <AlertDialog
        title={`Move ${orders} in ${area}?`}
        open={isAsking}
        cancelLabel="Leave them"
        confirmLabel="Move them"
        pendingLabel="Moving..."
        onCancel={() => setAsking(false)}
        onConfirm={move}
        errorText={(error) => failureSentence(error, 'Failed to move the orders')}
      >
        <p>
          The promised day of each running order of the tailors in {area} moves by one business day. Their
          customers are told why.
        </p>
      </AlertDialog>
    </Card>
  );
}
