import { useSearchParams } from 'react-router';
import { WORK_STAGES } from '../../../contract/constants/workshop.ts';
import { privateMeta } from '../../lib/page-meta.ts';
import { BoardColumns } from './work/board-columns.tsx';
import { BulkWork } from './work/bulk-work.tsx';
import { StageList } from './work/stage-list.tsx';
import { useIsWide } from './work/use-is-wide.ts';
import { WorkPage } from './work/work-page.tsx';

export const meta = privateMeta('Board');

/** All orders of a tailor by stage: side by side where there is room, else one stage at a time (workshop-3). */
export default function BoardPage() {
  const [search] = useSearchParams();
  const isWide = useIsWide();
  const stage = WORK_STAGES.find((one) => one === search.get('stage'));
  if (stage === undefined && isWide) return <BoardColumns />;
  return (
    <WorkPage title="Board">
      <StageList stage={stage ?? 'IN_PRODUCTION'} after={search.get('after') ?? undefined} />
      <BulkWork />
    </WorkPage>
  );
}
