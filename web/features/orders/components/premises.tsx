import type { OpeningHours } from '../../../../contract/tailors.ts';

interface PremisesProps {
  name: string | undefined;
  /** Null: only the shop collects and delivers. */
  address: string | null | undefined;
  hours: readonly OpeningHours[] | undefined;
}

/** Where the cloth is brought and the garment collected (orders-13). */
export function Premises({ name, address, hours = [] }: PremisesProps) {
  if (address === undefined) return null;
  if (address === null) {
    return <p className="text-muted">We send you the address when you confirm the order.</p>;
  }
  return (
    <div className="rounded-2xl border border-hairline bg-card p-4 sm:p-5">
      <p className="font-semibold">{name}</p>
      <address className="not-italic">{address}</address>
      {hours.length > 0 && (
        <ul className="figures mt-1 text-sm text-muted">
          {hours.map(({ days, hours: open }) => (
            <li key={days}>
              {days} {open}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
