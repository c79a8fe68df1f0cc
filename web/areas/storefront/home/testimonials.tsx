const VOICES = [
  {
    words:
      'I gave my measurements once, two Eids ago. Every kurta since then has fitted the first time I put it on.',
    name: 'Hamza',
    city: 'Lahore',
  },
  {
    words:
      'My sherwani was cut in Karachi and worn in Birmingham. I saw every stage of it, from the cutting table to the courier.',
    name: 'Usman',
    city: 'Birmingham',
  },
  {
    words:
      'I sent a picture of my mother’s wedding suit and the tailor understood it. One sleeve sat tight, and they put it right.',
    name: 'Sadia',
    city: 'Multan',
  },
] as const;

/** What customers say; three fixed voices (S1 §2). */
export function Testimonials() {
  return (
    <section aria-labelledby="testimonials-title" className="page py-16 lg:py-24">
      <h2 id="testimonials-title" className="text-2xl lg:text-3xl">
        What our customers say
      </h2>
      <ul className="mt-10 grid gap-10 lg:grid-cols-3">
        {VOICES.map(({ words, name, city }) => (
          <li key={name}>
            <figure className="flex h-full flex-col gap-4">
              <span aria-hidden="true" className="h-8 font-display text-5xl text-saffron">
                “
              </span>
              <blockquote className="font-display text-xl">{words}</blockquote>
              <figcaption className="text-muted">
                <span className="font-semibold text-ink">{name}</span>, {city}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
