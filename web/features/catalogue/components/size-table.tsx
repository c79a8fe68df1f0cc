import type { ReactNode } from 'react';
import { CATEGORIES, type Category, SIZES } from '../../../../contract/catalogue.ts';
import { MEASURES } from '../../../../contract/measures.ts';
import { CHILD_AGES, chartedRange, SIZE_CHART } from '../size-chart.ts';

/** Which body each ready-made size is cut for, in centimetres and below them in inches. */
export function SizeTable({ category }: { category: Category }) {
  return (
    <table className="figures w-full border-collapse text-start">
      <caption className="pb-3 text-start text-muted">
        {CATEGORIES[category]}: measures of the body in centimetres, and in inches below.
      </caption>
      <thead>
        <tr className="border-b-2 border-saffron">
          <th scope="col" className="py-2 pe-2 text-start font-semibold">
            Measure
          </th>
          {SIZES.map((size) => (
            <th key={size} scope="col" className="px-1 py-2 text-center font-display text-lg">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {category === 'childrens' && (
          <Row name="Age in years">
            {SIZES.map((size) => (
              <td key={size} className="px-1 py-2 text-center align-top whitespace-nowrap">
                {CHILD_AGES[size]}
              </td>
            ))}
          </Row>
        )}
        {SIZE_CHART[category].map((charted) => (
          <Row key={charted.measure} name={MEASURES[charted.measure].name}>
            {SIZES.map((size) => (
              <td
                key={size}
                className="px-1 py-2 text-center align-top text-sm whitespace-nowrap sm:text-base"
              >
                {chartedRange(charted, size, 'cm')}
                <span className="sr-only"> cm, </span>
                <span className="block text-sm text-muted">
                  {chartedRange(charted, size, 'in')}
                  <span aria-hidden="true">″</span>
                  <span className="sr-only"> inches</span>
                </span>
              </td>
            ))}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="border-b border-hairline last:border-0">
      <th scope="row" className="py-2 pe-2 text-start align-top font-medium">
        {name}
      </th>
      {children}
    </tr>
  );
}
