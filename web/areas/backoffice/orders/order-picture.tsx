/** A picture of the customer's, which opens in full size; nothing without an address. */
export function OrderPicture({ address, name }: { address: string | null; name: string }) {
  if (!address) return null;
  return (
    <figure>
      <a href={address} target="_blank" rel="noreferrer" className="block">
        <img
          src={address}
          alt={`${name}, opens in full size`}
          className="max-h-48 rounded-xl border border-hairline"
        />
      </a>
      <figcaption className="text-sm text-muted">{name}</figcaption>
    </figure>
  );
}
