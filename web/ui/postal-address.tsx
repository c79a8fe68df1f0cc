interface PostalAddressProps {
  name: string;
  lines: readonly string[];
  phone: string;
}

/** Name, address and phone, a line each and each in its own direction. */
export function PostalAddress({ name, lines, phone }: PostalAddressProps) {
  return (
    <address className="flex flex-col not-italic wrap-anywhere">
      <bdi className="self-start font-semibold">{name}</bdi>
      {lines.map((line) => (
        <bdi key={line} className="self-start">
          {line}
        </bdi>
      ))}
      <bdi dir="ltr" className="figures self-start text-muted">
        {phone}
      </bdi>
    </address>
  );
}
