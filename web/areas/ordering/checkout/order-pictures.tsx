import type { CustomerOrder } from '../../../../contract/order-steps.ts';

/** The design and the picture of the measurements, as they were sent. */
export function OrderPictures({ order }: { order: CustomerOrder }) {
  const pictures = [
    { address: order.dress_design, name: 'The design you sent' },
    { address: order.measurement_picture, name: 'The picture of your measurements' },
  ].filter(({ address }) => address !== null);
  if (pictures.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {pictures.map(({ address, name }) => (
        <figure key={name} className="flex flex-col gap-1">
          <a href={address ?? ''} target="_blank" rel="noreferrer" className="self-start">
            <img
              src={address ?? ''}
              alt={`${name}, opens in full size`}
              className="max-h-80 rounded-xl border border-hairline object-contain"
            />
          </a>
          <figcaption className="text-sm text-muted">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
