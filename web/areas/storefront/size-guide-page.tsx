import { useState } from 'react';
import type { MetaArgs } from 'react-router';
import { basicWords, frameWords, goodsWords, measurementsWords, measureWords, storefrontWords } from '#words';
import { CATEGORIES } from '../../../contract/constants/catalogue.ts';
import { FIRST_EIGHT, MEASURES, type MeasureCode } from '../../../contract/measures.ts';
import { SizeTable } from '../../features/catalogue/components/size-table.tsx';
import { MeasureFigure, useMeasureView } from '../../features/measurements/components/measure-figure.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { textLinkClasses } from '../../ui/text-link.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: frameWords.sizeGuide,
    description: storefrontWords.sizeGuideDescription,
  });
}

/** Weight has no line on the figure. */
const TAKEN = FIRST_EIGHT.filter((code) => MEASURES[code].kind === 'length');

export default function SizeGuidePage() {
  return (
    <div className="page flex flex-col gap-16 py-12 lg:py-20">
      <header className="flex max-w-[44rem] flex-col gap-4">
        <Heading level={1} size="page">
          {frameWords.sizeGuide}
        </Heading>
        <p className="text-lg text-muted">{storefrontWords.findYourSize}</p>
        <nav aria-label={storefrontWords.onThisPage} className="flex flex-wrap gap-x-6">
          {CATEGORIES.map((category) => (
            <a key={category} href={`#${category}`} className={textLinkClasses()}>
              {goodsWords.categories[category]}
            </a>
          ))}
          <a href="#measuring" className={textLinkClasses()}>
            {storefrontWords.howToMeasure}
          </a>
        </nav>
      </header>
      <div className="grid items-start gap-x-16 gap-y-16 lg:grid-cols-2">
        {CATEGORIES.map((category) => (
          <section key={category} id={category} aria-labelledby={`${category}-title`} className="min-w-0">
            <h2 id={`${category}-title`} className="mb-3 text-2xl">
              {goodsWords.categories[category]}
            </h2>
            <SizeTable category={category} />
          </section>
        ))}
        <aside
          aria-label={storefrontWords.customTailoring}
          className="checked self-center rounded-3xl px-4 py-8 max-lg:-mx-4 max-lg:rounded-none"
        >
          <div className="sewn mx-auto flex max-w-md flex-col items-start gap-4 px-8 py-10">
            <p className="font-display text-xl">{storefrontWords.notInTheTable}</p>
            <p className="text-muted">{storefrontWords.nobodyIsExactlyASize}</p>
            <ButtonLink to="/cutome_tailoring" variant="secondary">
              {frameWords.customTailoring}
            </ButtonLink>
          </div>
        </aside>
      </div>
      <Measuring />
    </div>
  );
}

const PEOPLE = ['woman', 'man', 'child'] as const;

function Measuring() {
  const [code, setCode] = useState<MeasureCode>('chest');
  const [person, setPerson] = useState<(typeof PEOPLE)[number]>('woman');
  const shown = useMeasureView(code, person);
  return (
    <section id="measuring" aria-labelledby="measuring-title">
      <Heading level={2} size="section" id="measuring-title">
        {storefrontWords.howToMeasure}
      </Heading>
      <p className="mt-3 max-w-[44rem] text-muted">{storefrontWords.useASoftTape}</p>
      <fieldset className="mt-6 flex flex-wrap items-center gap-2">
        <legend className="sr-only">{storefrontWords.shownOn}</legend>
        {PEOPLE.map((shownOn) => (
          <label
            key={shownOn}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name="person"
              checked={person === shownOn}
              onChange={() => setPerson(shownOn)}
              className="size-5 accent-indigo"
            />
            {storefrontWords.people[shownOn]}
          </label>
        ))}
      </fieldset>
      <div className="mt-6 grid items-start gap-x-12 gap-y-6 md:grid-cols-[18rem_1fr]">
        <div className="sticky top-16 z-bar -mx-4 flex items-center justify-center gap-4 border-y border-hairline bg-card px-4 py-3 md:top-24 md:mx-0 md:flex-col md:rounded-3xl md:border md:p-6">
          <MeasureFigure shown={shown} taken={[]} className="h-44 md:h-96" />
          <p className="text-center text-sm text-muted">
            <strong className="block font-display text-lg text-ink">{measureWords.names[code]}</strong>
            {shown.view && measurementsWords.captions[shown.view]}
          </p>
        </div>
        <ul className="flex flex-col">
          {TAKEN.map((measure) => (
            <li key={measure} className="border-b border-hairline">
              <button
                type="button"
                aria-pressed={measure === code}
                onClick={() => setCode(measure)}
                className="w-full scroll-mt-72 border-s-4 border-transparent px-4 py-3 text-start transition hover:bg-brand-soft aria-pressed:border-saffron aria-pressed:bg-saffron-soft"
              >
                <span className="block font-semibold">{measureWords.names[measure]}</span>
                <span className="block text-muted">{measureWords.howTo[measure]}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to="/profile?tab=measurements&guide=new">{storefrontWords.saveMyMeasurements}</ButtonLink>
        <ButtonLink to="/book-tailor" variant="secondary">
          {basicWords.bookATailor}
        </ButtonLink>
      </div>
    </section>
  );
}
