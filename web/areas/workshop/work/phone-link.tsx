/** A customer's number, pressed to call. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number}`}
      className="inline-flex min-h-11 items-center font-semibold text-brand underline"
    >
      {number}
    </a>
  );
}
