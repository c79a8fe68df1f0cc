import type { ReactNode } from 'react';
import { type MailedLinkOptions, useMailedLink } from '../../lib/mailed-link.ts';
import { Button } from '../../ui/button.tsx';
import { Notice, NoticeText } from './notice.tsx';

interface MailedLinkNoticeProps<Done> extends MailedLinkOptions<Done> {
  title: string;
  /** Shown instead of the button when a mail program has truncated the link. */
  incomplete: string | undefined;
  text: string;
  label: string;
  busyLabel: string;
  /** Replaces the page after success. */
  done: (result: Done) => ReactNode;
  /** The link to follow from a dead link. */
  next: ReactNode;
}

/** The page of a mailed link with its button. */
export function MailedLinkNotice<Done>({
  title,
  incomplete,
  text,
  label,
  busyLabel,
  done,
  next,
  ...link
}: MailedLinkNoticeProps<Done>) {
  const { outcome, isPending, failure, press } = useMailedLink(link);
  if (outcome && 'done' in outcome) return done(outcome.done);
  return (
    <Notice title={title} picture="single" isResult={outcome !== undefined}>
      {outcome ? (
        <>
          <NoticeText role="alert">{outcome.dead}</NoticeText>
          {next}
        </>
      ) : incomplete ? (
        <NoticeText>{incomplete}</NoticeText>
      ) : (
        <>
          <NoticeText>{text}</NoticeText>
          {failure && <NoticeText role="alert">{failure}</NoticeText>}
          <Button onClick={press} pending={isPending}>
            {isPending ? busyLabel : label}
          </Button>
        </>
      )}
    </Notice>
  );
}
