import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import { takeFocus } from '../../ui/focus.ts';
import { Heading } from '../../ui/heading.tsx';

interface NoticeProps {
  title: string;
  /** A file under /art/, without its extension, 4:3. */
  picture: string;
  /** A result takes the focus, because the pressed button is removed. */
  isResult?: boolean;
  children: ReactNode;
}

export function Notice({ title, picture, isResult = false, children }: NoticeProps) {
  return (
    <div className="page flex flex-col items-center gap-5 py-12 text-center lg:py-20">
      <img src={`/art/${picture}.svg`} alt="" width={320} height={240} className="pinked w-full max-w-72" />
      <Heading
        ref={isResult ? takeFocus : null}
        tabIndex={-1}
        level={1}
        size="form"
        className="wrap-anywhere"
      >
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** The text of a notice; with the role `alert`, an error. */
export function NoticeText({ role, className, ...rest }: ComponentProps<'p'>) {
  const look = role === 'alert' ? 'text-madder' : 'text-lg text-muted';
  return <p role={role} className={cn('max-w-[34rem]', look, className)} {...rest} />;
}

/** The result of a press; takes the focus, because the pressed button is removed. */
export function NoticeResult({ children }: { children: ReactNode }) {
  return (
    <NoticeText ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
      {children}
    </NoticeText>
  );
}
