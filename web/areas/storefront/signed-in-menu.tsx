import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { frameWords } from '#words';
import { ACCOUNT_SHAPE } from './frame/account-shape.ts';
import { PersonIcon } from './frame/icons.tsx';
import { SignOutButton } from './sign-out-button.tsx';

const ITEM =
  'flex min-h-11 w-full items-center rounded-lg px-4 text-start hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-3';

export function SignedInMenu({ username }: { username: string }) {
  const [open, setOpen] = useState<'first' | 'last' | undefined>();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = () => setOpen(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the items once the menu is open
  useEffect(() => {
    if (!open) return;
    items()
      .at(open === 'first' ? 0 : -1)
      ?.focus();
    const leave = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
      event.preventDefault();
      return;
    }
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) {
      all.at(next % all.length)?.focus();
      event.preventDefault();
    }
    if (event.key === 'Escape' || event.key === 'Tab') {
      button.current?.focus();
      close();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of both the button and the menu
    <div ref={box} onKeyDown={onKeyDown} className="relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(open ? undefined : 'first')}
        className={`${ACCOUNT_SHAPE} animate-fade-in`}
      >
        <PersonIcon />
        {frameWords.account}
      </button>
      {open && (
        <div
          id={menuId}
          role="menu"
          aria-label={frameWords.account}
          className="animate-fade-in absolute end-0 top-full mt-2 w-60 rounded-2xl border border-hairline bg-card p-2 shadow-lg"
        >
          <p role="presentation" className="truncate px-4 py-2 text-sm text-muted">
            {frameWords.signedInAs({ username })}
          </p>
          <hr className="stitched mx-4 mb-1" />
          <Link role="menuitem" tabIndex={-1} to="/order_tracking" onClick={close} className={ITEM}>
            {frameWords.myOrders}
          </Link>
          <Link role="menuitem" tabIndex={-1} to="/profile" onClick={close} className={ITEM}>
            {frameWords.profileSettings}
          </Link>
          <SignOutButton role="menuitem" tabIndex={-1} className={ITEM} />
        </div>
      )}
    </div>
  );
}
