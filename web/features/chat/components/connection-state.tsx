import { cn } from '../../../ui/cn.ts';

/** The text is fixed (chat-2). */
export function ConnectionState({ isConnected }: { isConnected: boolean }) {
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm font-semibold">
      <span
        aria-hidden="true"
        className={cn('size-2.5 rounded-full', isConnected ? 'bg-leaf' : 'bg-madder')}
      />
      {isConnected ? 'Connected' : 'Disconnected'}
    </span>
  );
}
