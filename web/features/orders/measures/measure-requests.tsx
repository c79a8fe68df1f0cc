import type { SingleOrder } from '../../../../contract/orders.ts';
import { garmentsAsked } from '../words.ts';
import { MeasureGroup } from './measure-group.tsx';
import { MeasureLink } from './measure-link.tsx';

/** Who is asked for measures by a link: one person's link, or the list of several people (orders-71, orders-131). */
export default function MeasureRequests({ order }: { order: SingleOrder }) {
  const garments = garmentsAsked(order);
  const [first] = garments;
  if (garments.length > 1) return <MeasureGroup order={order} garments={garments} />;
  return first && !first.measurement_from.given ? <MeasureLink order={order} garment={first} /> : null;
}
