import type { ReactNode } from 'react';
import { catalogueWords, goodsWords, measureWords } from '#words';
import type { Category, Size } from '../../../../contract/catalogue.ts';
import { SIZES } from '../../../../contract/constants/catalogue.ts';
import { CHILD_AGES, chartedRange, SIZE_CHART } from '../size-chart.ts';

export function SizeTable({ category }: { category: Category }) {
  return (
    <div className="relative overflow-x-auto">
      <table className="figures w-full min-w-64 table-fixed border-collapse">
        <caption className="pb-2 text-start text-muted">
          {catalogueWords.measuresOfTheBody({ category: goodsWords.categories[category] })}
        </caption>
        <thead>
          <tr className="border-b-2 border-saffron">
            {SIZES.map((size) => (
              <th key={size} scope="col" className="py-2 text-start font-display text-lg">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        {category === 'childrens' && (
          <Rows name={catalogueWords.ageInYears}>{(size) => <bdi dir="ltr">{CHILD_AGES[size]}</bdi>}</Rows>
        )}
        {SIZE_CHART[category].map((charted) => (
          <Rows key={charted.measure} name={measureWords.names[charted.measure]}>
            {(size) => (
              <>
                <bdi dir="ltr">{chartedRange(charted, size, 'cm')}</bdi>
                <span className="sr-only"> {catalogueWords.centimetres} </span>
                <span className="block text-sm text-muted">
                  <bdi dir="ltr">
                    {chartedRange(charted, size, 'in')}
                    <span aria-hidden="true">″</span>
                  </bdi>
                  <span className="sr-only"> {catalogueWords.inches}</span>
                </span>
              </>
            )}
          </Rows>
        ))}
      </table>
    </div>
  );
}

/** A measure above its four values, so that they fit on a phone. */
function Rows({ name, children }: { name: string; children: (size: Size) => ReactNode }) {
  return (
    <tbody className="border-b border-hairline last:border-0">
      <tr>
        <th scope="rowgroup" colSpan={SIZES.length} className="pt-2.5 text-start text-sm font-semibold">
          {name}
        </th>
      </tr>
      <tr>
        {SIZES.map((size) => (
          <td key={size} className="pb-2.5 align-top whitespace-nowrap">
            {children(size)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
