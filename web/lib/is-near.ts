import { type RefObject, useEffect, useRef, useState } from 'react';

/** True once the element is within 400 px of the window, to load its content. */
export function useIsNear<Shown extends Element>(): [RefObject<Shown | null>, boolean] {
  const element = useRef<Shown>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isNear];
}
