import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';

interface NoticeProps {
  title: string;
  /** A file under /art/, without its extension, 4:3. */
  picture: string;
  children: ReactNode;
}

export function Notice({ title, picture, children }: NoticeProps) {
  return (
    <div className="page flex flex-col items-center gap-5 py-12 text-center lg:py-20">
      <img src={`/art/${picture}.svg`} alt="" width={320} height={240} className="pinked w-full max-w-72" />
      <Heading level={1} size="form" className="wrap-anywhere">
        {title}
      </Heading>
      {children}
    </div>
  );
}
