import { chatWords } from '#words';
import { cn } from '../../../ui/cn.ts';

/** The text is fixed (chat-2). */
export function ConnectionState({ isConnected }: { isConnected: boolean }) {
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm font-semibold">
      <span
        aria-hidden="true"
        className={cn('size-2.5 rounded-full', isConnected ? 'bg-leaf' : 'bg-madder')}
      />
      {isConnected ? chatWords.connected : chatWords.disconnected}
    </span>
  );
}

/** Keeps its height without text, so that the messages above do not jump. */
export function TypingLine({ name, isTyping }: { name: string; isTyping: boolean }) {
  return (
    <p role="status" className="min-h-6 px-4 text-sm text-muted">
      {isTyping && chatWords.isTyping({ name })}
    </p>
  );
}
