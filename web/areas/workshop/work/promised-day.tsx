import { useSheetTongue } from '../../../features/orders/sheet-words.ts';
import { Rich } from '../../../ui/rich.tsx';

interface PromisedDayProps {
  day: string;
  /** "in 3 days". */
  due: string | undefined;
}

export function PromisedDay({ day, due }: PromisedDayProps) {
  const { words } = useSheetTongue();
  return (
    <Rich
      text={due ? words.promisedForDue({ day, due }) : words.promisedFor({ day })}
      parts={{ day: (text) => <strong>{text}</strong> }}
    />
  );
}
