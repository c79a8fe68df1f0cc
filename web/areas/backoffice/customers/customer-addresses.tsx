import { countryName } from '../../../../contract/constants/countries.ts';
import type { CustomerDetails } from '../../../../contract/staff-customers.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';

export function CustomerAddresses({ addresses }: { addresses: CustomerDetails['addresses'] }) {
  return (
    <Card as="section" aria-labelledby="customer-addresses" className="flex flex-col gap-3">
      <Heading level={2} size="item" id="customer-addresses">
        Addresses
      </Heading>
      {addresses.length === 0 && <p className="text-muted">No addresses saved.</p>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map(({ id, full_name, address, city, postal_code, country, phone, is_default }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold">{full_name}</span>{' '}
            {is_default && <Badge tone="leaf">Default</Badge>}
            <span className="block">{address}</span>
            <span className="block">
              {[postal_code, city].filter(Boolean).join(' ')}, {countryName(country)}
            </span>
            <span className="figures block text-muted">{phone}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
