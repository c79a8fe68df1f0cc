interface PriceProps {
  /** Formatted: `Rs 1,599`. */
  amount: string;
  before?: string | undefined;
  /** The approximate amount in the visitor's currency: `≈ $5.70`; a line is reserved for it abroad. */
  about?: string | undefined;
  className?: string;
}

export function Price({ amount, before, about, className = '' }: PriceProps) {
  return (
    <span className={`figures ${className}`}>
      {before && (
        <>
          <span className="sr-only">Before </span>
          <s className="font-normal whitespace-nowrap text-muted">{before}</s>{' '}
        </>
      )}
      <span className="whitespace-nowrap">
        {before && <span className="sr-only">now </span>}
        {amount}
      </span>
      <span className="price-about font-sans text-sm font-normal whitespace-nowrap text-muted">{about}</span>
    </span>
  );
}
