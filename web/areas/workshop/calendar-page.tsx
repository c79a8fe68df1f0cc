import { useQuery } from '@tanstack/react-query';
import { workshopWords } from '#words';
import { calendarQuery } from '../../features/workshops/api.ts';
import { CalendarForm } from '../../features/workshops/components/calendar-form.tsx';
import { WeeksAhead } from '../../features/workshops/components/weeks-ahead.tsx';
import { Loaded } from '../../features/workshops/components/workshop-form.tsx';
import { privateMeta } from '../../lib/page-meta.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Room } from './room.tsx';

export const meta = privateMeta(workshopWords.calendar);

/** See tailors-20 and tailors-22. */
export default function CalendarPage() {
  const query = useQuery(calendarQuery('own'), queryClient);
  return (
    <Room title={workshopWords.calendar}>
      <Loaded
        query={query}
        loading={workshopWords.loadingYourCalendar}
        fallback={workshopWords.failedToGetYourCalendar}
      >
        {(calendar) => (
          <div className="grid items-start gap-10 pb-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <CalendarForm whose="own" calendar={calendar} />
            <WeeksAhead calendar={calendar} />
          </div>
        )}
      </Loaded>
    </Room>
  );
}
