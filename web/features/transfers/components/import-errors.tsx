import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { transfersWords } from '#words';
import { MAX_LISTED_ERRORS } from '../../../../contract/constants/transfers.ts';
import { failureSentence } from '../../../lib/form-errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading } from '../../../ui/states.tsx';
import { transferErrorsQuery } from '../api.ts';

const SHOWN_AT_FIRST = 20;

/** The errors of an import by row (transfers-6). */
export function ImportErrors({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(transferErrorsQuery(id), queryClient);
  const [showsAll, setShowsAll] = useState(false);
  if (error) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {failureSentence(error, transfersWords.failedToGetTheWrongRows)}
      </LoadFailure>
    );
  }
  if (!data) return <Loading text={transfersWords.loadingTheWrongRows} />;
  const shown = showsAll ? data : data.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="flex flex-col items-start gap-2">
      <table className="figures w-full text-sm">
        <caption className="sr-only">{transfersWords.wrongRows}</caption>
        <thead>
          <tr className="border-b border-hairline text-muted">
            {[transfersWords.row, transfersWords.column, transfersWords.whatIsWrong].map((name) => (
              <th key={name} scope="col" className="py-2 pe-3 text-start font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, column, sentence }) => (
            <tr key={`${row} ${column} ${sentence}`} className="border-b border-hairline align-top">
              <td className="py-2 pe-3">{row}</td>
              <td className="py-2 pe-3">{column}</td>
              <td className="py-2 wrap-anywhere">{sentence}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!showsAll && data.length > shown.length && (
        <Button variant="quiet" className="-ms-4" onClick={() => setShowsAll(true)}>
          {transfersWords.showAll}
        </Button>
      )}
      {showsAll && data.length >= MAX_LISTED_ERRORS && (
        <p className="text-sm text-muted">{transfersWords.onlyTheFirstThousandAreListed}</p>
      )}
    </div>
  );
}
