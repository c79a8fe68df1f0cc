/** A customer's picture, which opens in full size; renders nothing without a URL. */
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
