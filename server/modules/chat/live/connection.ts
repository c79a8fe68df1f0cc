import type { ReceivedFrame, ServerFrame } from '../../../../contract/chat.ts';
import type { Actor } from '../../../infra/access-tokens.ts';

/** What carries frames to a client and back. */
export interface Line {
  send(text: string): void;
  /** The reason is an error code. */
  close(code: number, reason: string): void;
}

/** A client of an account, from its token until its socket closes. */
export class Connection {
  readonly actor: Actor;
  /** When its token expires, in milliseconds since 1970. */
  until = 0;
  readonly isAgent: boolean;
  /** Ids of messages that it has sent and that are not acknowledged. */
  readonly unacknowledged = new Set<string>();
  /** The conversation that support looks at. */
  openedId: number | null = null;
  lastTypingAt = 0;
  expiry: NodeJS.Timeout | undefined;
  isClosed = false;
  /** Frames are handled one after the other. */
  handling: Promise<void> = Promise.resolve();
  readonly #line: Line;
  /** What arrives before the first frame is sent after it. */
  #held: string[] | undefined = [];

  constructor(line: Line, actor: Actor, isAgent: boolean) {
    this.#line = line;
    // It gets another session with another token.
    this.actor = { ...actor };
    this.isAgent = isAgent;
  }

  send(frame: ServerFrame | ReceivedFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  sendText(text: string): void {
    if (this.#held) this.#held.push(text);
    else this.#line.send(text);
  }

  /** The first frame; what was held follows. */
  begin(frame: ServerFrame): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    this.send(frame);
    for (const text of held) this.#line.send(text);
  }

  close(code: number, reason: string): void {
    this.#line.close(code, reason);
  }
}
