import { useEffect, useState } from 'react';

/** Counts down to a moment at most a minute ahead. */
export function useSecondsUntil(moment: string | undefined): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (moment === undefined) return;
    const until = Date.now() + Math.min(60_000, Math.max(0, Date.parse(moment) - Date.now()));
    const count = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
