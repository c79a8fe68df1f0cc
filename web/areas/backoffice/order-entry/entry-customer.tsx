import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Section } from '../orders/section.tsx';

/** Whom the order is for. */
export function EntryCustomer({ customer }: { customer: CustomerDetails }) {
  const { id, name, phone_number, email, blocked_at } = customer;
  return (
    <Section title="Customer" aside={<TextLink to="/admin/orders/new">Another customer</TextLink>}>
      <div className="wrap-anywhere">
        <TextLink to={`/admin/customers/${id}`}>{name}</TextLink>{' '}
        {blocked_at && <Badge tone="madder">Blocked</Badge>}
        <p className="figures text-muted">
          {[phone_number, email ?? 'No e-mail address'].filter(Boolean).join(', ')}
        </p>
      </div>
      {blocked_at && (
        <Banner kind="warning">This account is blocked. Unblock it before you enter an order.</Banner>
      )}
    </Section>
  );
}
