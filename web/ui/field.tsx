import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { basicWords, uiWords } from '#words';

export const FIELD_BOX =
  'w-full min-h-11 rounded-xl border border-edge bg-card px-3.5 py-2 text-base text-ink placeholder:text-muted transition duration-150 hover:border-brand aria-invalid:border-madder disabled:bg-sunken disabled:text-muted';

export interface FieldText {
  label: ReactNode;
  error?: string | undefined;
  /** Advice that does not block submitting. */
  warning?: string | undefined;
  hint?: ReactNode;
  optional?: boolean | undefined;
  className?: string | undefined;
}

interface FieldFrameProps extends FieldText {
  /** For an error that appears without a submit. */
  isErrorAnnounced?: boolean;
  /** The maximum number of characters; longer text stays and is counted. */
  maxLength?: number | undefined;
  children: (ids: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

export function FieldFrame({
  label,
  error,
  warning,
  hint,
  optional,
  className = '',
  isErrorAnnounced = false,
  maxLength,
  children,
}: FieldFrameProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { excess, counted, count } = useTextLength(frame, maxLength);
  const notes = [hint && `${id}-hint`, warning && `${id}-warning`, (excess ?? error) && `${id}-error`].filter(
    Boolean,
  );
  return (
    <div ref={frame} onInput={count} className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {basicWords.optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': notes.join(' ') || undefined,
        'aria-invalid': (excess ?? error) ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className="text-sm text-saffron-ink">
          {warning}
        </p>
      )}
      {counted && <p className="figures text-sm text-muted">{counted}</p>}
      {(excess ?? error) && (
        <p
          id={`${id}-error`}
          role={isErrorAnnounced || excess ? 'alert' : undefined}
          className="text-sm font-medium text-madder"
        >
          {excess ?? error}
        </p>
      )}
    </div>
  );
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldText &
  Omit<ComponentProps<Tag>, 'id' | 'className'>;

/** Longer text than `maxLength` stays and is counted, because cutting pasted text would lose it unnoticed. */
export function TextField({
  label,
  error,
  warning,
  hint,
  optional,
  className,
  maxLength,
  ...input
}: Control<'input'>) {
  return (
    <FieldFrame {...{ label, error, warning, hint, optional, className, maxLength }}>
      {(ids) => <input {...input} {...ids} className={FIELD_BOX} />}
    </FieldFrame>
  );
}

export function PasswordField({
  label,
  error,
  warning,
  hint,
  optional,
  className,
  ...input
}: Control<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, error, warning, hint, optional, className }}>
      {(ids) => (
        <div className="relative">
          <input
            {...input}
            {...ids}
            type={shown ? 'text' : 'password'}
            className={`${FIELD_BOX} figures pe-20`}
          />
          <button
            type="button"
            aria-label={shown ? uiWords.hidePassword : uiWords.showPassword}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 min-h-11 rounded-xl px-4 text-sm font-semibold text-brand"
          >
            {shown ? uiWords.hide : basicWords.show}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

/** `TextField` with several lines. */
export function TextAreaField({
  label,
  error,
  warning,
  hint,
  optional,
  className,
  maxLength,
  ...area
}: Control<'textarea'>) {
  return (
    <FieldFrame {...{ label, error, warning, hint, optional, className, maxLength }}>
      {(ids) => <textarea rows={4} {...area} {...ids} className={FIELD_BOX} />}
    </FieldFrame>
  );
}

export function SelectField({
  label,
  error,
  warning,
  hint,
  optional,
  className,
  ...select
}: Control<'select'>) {
  return (
    <FieldFrame {...{ label, error, warning, hint, optional, className }}>
      {(ids) => <select {...select} {...ids} className={FIELD_BOX} />}
    </FieldFrame>
  );
}

export function CheckField({ label, error, className = '', ...input }: Control<'input'>) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-base">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="size-5 shrink-0 accent-indigo"
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-madder">
          {error}
        </p>
      )}
    </div>
  );
}

/** From this fraction of the maximum, characters are counted. */
const COUNTED_FROM = 0.9;

/** The text about the length of a field's value, also of a prefilled one; undefined without `maxLength`. */
function useTextLength(frame: RefObject<HTMLElement | null>, maxLength: number | undefined) {
  const [length, setLength] = useState(0);
  function count() {
    if (maxLength === undefined) return;
    const field = frame.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    setLength(field?.value.length ?? 0);
  }
  useEffect(count);
  if (maxLength === undefined || length < maxLength * COUNTED_FROM) return { count };
  const most = maxLength.toLocaleString('en');
  return length > maxLength
    ? {
        count,
        excess: uiWords.charactersTooMany({ most, excess: (length - maxLength).toLocaleString('en') }),
      }
    : { count, counted: uiWords.ofCharacters({ length: length.toLocaleString('en'), most }) };
}
