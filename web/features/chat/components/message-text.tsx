import { Fragment } from 'react';
import { Link } from 'react-router';
import { languageOf, partsOf } from '../message-parts.ts';

/** Each message sets its own direction, because a conversation may mix Urdu and English (chat-22). */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" lang={languageOf(text)} className="wrap-anywhere whitespace-pre-wrap">
      {partsOf(text).map((part) => {
        if (part.kind === 'text') return <Fragment key={part.at}>{part.text}</Fragment>;
        if (part.kind === 'order') {
          return (
            <Link key={part.at} to={`/order_tracking?number=${part.text}`} className={LINK}>
              {part.text}
            </Link>
          );
        }
        return (
          <a
            key={part.at}
            href={part.text}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={LINK}
          >
            {part.text}
          </a>
        );
      })}
    </p>
  );
}

const LINK = 'font-semibold underline underline-offset-4';
