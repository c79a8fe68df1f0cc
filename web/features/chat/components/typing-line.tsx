/** Has its height also without text, so that the messages above do not jump. */
export function TypingLine({ name, isTyping }: { name: string; isTyping: boolean }) {
  return (
    <p role="status" className="min-h-6 px-4 text-sm text-muted">
      {isTyping && `${name} is typing...`}
    </p>
  );
}
