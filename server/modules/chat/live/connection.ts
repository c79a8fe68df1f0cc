import type { ReceivedFrame, ServerFrame } from '../../../../contract/chat.ts';
import type { Actor } from '../../../infra/access-tokens.ts';

/** A connection that carries frames in both directions. */
export interface Line {
  send(text: string): void;
  /** The reason is an error code. */
  close(code: number, reason: string): void;
}

/** A client of an account, from authentication until its socket closes. */
export class Connection {
  readonly actor: Actor;
  /** Expiry of the token, in milliseconds since 1970. */
  until = 0;
  readonly isAgent: boolean;
  /** Client ids of sent messages that are not acknowledged. */
  readonly unacknowledged = new Set<string>();
  /** The conversation that an agent has open. */
  openedId: number | null = null;
  lastTypingAt = 0;
  expiry: NodeJS.Timeout | undefined;
  isClosed = false;
  /** Frames are handled in sequence. */
  handling: Promise<void> = Promise.resolve();
  readonly #line: Line;
  /** Frames that arrive before the first frame is sent wait here. */
  #held: string[] | undefined = [];

  constructor(line: Line, actor: Actor, isAgent: boolean) {
    this.#line = line;
    // A copy, because renewing the token changes the session.
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

  /** Sends the first frame, then the waiting ones. */
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
