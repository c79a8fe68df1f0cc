import { formatRupees } from '../../../lib/format.ts';
import type { Dashboard, Point } from './api.ts';
import { KINDS, ordersOf, pointText } from './words.ts';

const CELL = 'px-3 py-2 text-end whitespace-nowrap';

/** The numbers of the charts, for those who cannot see them. */
export function FiguresTable({ points, step }: { points: readonly Point[]; step: Dashboard['step'] }) {
  return (
    <details className="rounded-2xl border border-hairline bg-card">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold text-brand">
        Show the figures as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section aria-label="Figures" tabIndex={0} className="max-h-96 overflow-auto">
        <table className="figures w-full text-sm">
          <caption className="sr-only">Orders and revenue by {step}</caption>
          <thead>
            <tr className="border-b border-hairline text-muted">
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {step === 'month' ? 'Month' : step === 'week' ? 'Week' : 'Day'}
              </th>
              {[...KINDS.map(({ name }) => name), 'All orders', 'Revenue'].map((name) => (
                <th key={name} scope="col" className={`${CELL} font-semibold`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.day} className="border-b border-hairline last:border-0">
                <th scope="row" className="px-3 py-2 text-start font-normal whitespace-nowrap">
                  {pointText(point.day, step)}
                </th>
                {KINDS.map(({ kind }) => (
                  <td key={kind} className={CELL}>
                    {point[kind]}
                  </td>
                ))}
                <td className={CELL}>{ordersOf(point)}</td>
                <td className={CELL}>{formatRupees(point.revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
