import { type MouseEvent, type ReactNode, useState } from 'react';
import { measureLinkWords } from '#words';
import { Button, type ButtonVariant, buttonClasses } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { type AskedGarment, itemName } from '../words.ts';

interface SendByProps {
  text: string;
  variant?: ButtonVariant;
  label?: string;
  children: ReactNode;
}

/** Opens the device's share sheet, else WhatsApp, with a message. */
function SendBy({ text, variant, label, children }: SendByProps) {
  function share(event: MouseEvent) {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    // The sheet was closed.
    void navigator.share({ text }).catch(() => undefined);
  }
  return (
    <a
      href={whatsApp(text)}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses(variant)}
      aria-label={label}
      onClick={share}
    >
      {children}
    </a>
  );
}

function whatsApp(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

interface RemindProps {
  garment: AskedGarment;
  url: string | undefined;
}

/** Reminds a person by a message; without the link where this device does not have it. */
export function Remind({ garment, url }: RemindProps) {
  const { name } = garment.measurement_from;
  const asked = { name, garment: itemName(garment) };
  const text = url ? measureLinkWords.reminderWithLink({ ...asked, url }) : measureLinkWords.reminder(asked);
  return (
    <SendBy text={text} variant="secondary" label={measureLinkWords.remindPerson({ name })}>
      {measureLinkWords.remind}
    </SendBy>
  );
}

interface SendLinkProps {
  garment: AskedGarment;
  url: string;
  isNew: boolean;
  /** Who has the link. */
  hint?: string;
}

/** The link to send: by WhatsApp, the share sheet of the device, or copied. */
export function SendLink({ garment, url, isNew, hint = measureLinkWords.keptOnThisDevice }: SendLinkProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const { name } = garment.measurement_from;
  const message = measureLinkWords.messageWithLink({ name, garment: itemName(garment), url });

  async function copy() {
    try {
      // The clipboard is missing on plain http.
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <>
      {isNew && (
        <p role="status" className="font-semibold">
          {measureLinkWords.sendItTo({ name })}
        </p>
      )}
      <TextField
        label={measureLinkWords.privateLink}
        hint={hint}
        dir="ltr"
        readOnly
        value={url}
        error={outcome === 'failed' ? measureLinkWords.couldNotBeCopied : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <a href={whatsApp(message)} target="_blank" rel="noreferrer" className={buttonClasses()}>
          {measureLinkWords.sendByWhatsApp}
        </a>
        {typeof navigator.share === 'function' && (
          <SendBy text={message} variant="secondary">
            {measureLinkWords.sendAnotherWay}
          </SendBy>
        )}
        <Button variant="secondary" onClick={copy}>
          {outcome === 'copied' ? measureLinkWords.linkCopied : measureLinkWords.copyTheLink}
        </Button>
      </div>
    </>
  );
}
