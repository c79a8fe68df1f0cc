import type { ReactNode } from 'react';

interface NoticeProps {
  title: string;
  /** File under /art/ without its ending, 4:3. */
  picture: string;
  children: ReactNode;
}

export function Notice({ title, picture, children }: NoticeProps) {
  return (
    <div className="page flex flex-col items-center gap-5 py-12 text-center lg:py-20">
      <img src={`/art/${picture}.svg`} alt="" width={320} height={240} className="pinked w-full max-w-72" />
      <h1 className="text-3xl wrap-anywhere">{title}</h1>
      {children}
    </div>
  );
}
