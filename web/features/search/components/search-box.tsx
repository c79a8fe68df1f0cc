import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Form, Link, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { basicWords, searchWords } from '#words';
import { SEARCH_MAX_LENGTH } from '../../../../contract/constants/catalogue.ts';
import type { Suggestion } from '../../../../contract/search.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { suggest } from '../api.ts';

/** Suggests while typing and searches on Enter, also before hydration (search-1). */
export function SearchBox({ className = '' }: { className?: string }) {
  const { pathname, key } = useLocation();
  const [parameters] = useSearchParams();
  const searched = pathname === '/search' ? (parameters.get('q') ?? '') : '';
  const [words, setWords] = useState(searched);
  const [isOpen, setOpen] = useState(false);
  /** The suggestion chosen by arrow keys, kept when the list changes. */
  const [chosen, setChosen] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  /** True if the user typed while another page was loading; the text then stays. */
  const isTypedMeanwhile = useRef(false);
  const id = useId();
  const found = useSuggestions(isOpen ? words : undefined);
  const isListed = isOpen && found.length > 0;
  const place = found.findIndex((suggestion) => keyOf(suggestion) === chosen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reset on every navigation
  useEffect(() => {
    const isKept = isTypedMeanwhile.current;
    isTypedMeanwhile.current = false;
    if (isKept) return;
    setWords(searched);
    setOpen(false);
    setChosen(undefined);
  }, [key, searched]);

  useEffect(() => {
    if (place >= 0) document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, place]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isListed) {
      event.preventDefault();
      setOpen(false);
      setChosen(undefined);
      return;
    }
    const suggestion = found[place];
    if (event.key === 'Enter' && isListed && suggestion) {
      event.preventDefault();
      navigate(suggestion.address);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || found.length === 0) return;
    event.preventDefault();
    setOpen(true);
    // The input counts as one position.
    const places = found.length + 1;
    const next = found[((place + 1 + step + places) % places) - 1];
    setChosen(next && keyOf(next));
  }

  return (
    <Form
      role="search"
      action="/search"
      className={`relative ${className}`}
      onSubmit={() => {
        setOpen(false);
        input.current?.blur();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label htmlFor={`${id}-box`} className="sr-only">
        {searchWords.searchTailorsBrandsAndProducts}
      </label>
      {/* Physical padding, because the button keeps its side whatever the text's direction. */}
      <input
        ref={input}
        id={`${id}-box`}
        type="search"
        name="q"
        dir="auto"
        required
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={basicWords.search}
        role="combobox"
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isListed && place >= 0 ? `${id}-${place}` : undefined}
        value={words}
        onChange={({ target }) => {
          isTypedMeanwhile.current = isNavigating;
          setWords(target.value);
          setOpen(true);
          setChosen(undefined);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
        className="min-h-11 w-full rounded-full border border-edge bg-card pr-12 pl-4 text-base [[dir=rtl]_&]:pr-4 [[dir=rtl]_&]:pl-12 text-ink placeholder:text-muted hover:border-brand"
      />
      <Button
        variant="icon"
        type="submit"
        className="absolute end-0 top-0 hover:bg-transparent hover:text-brand"
      >
        <Lens />
        <span className="sr-only">{basicWords.search}</span>
      </Button>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={searchWords.suggestions}
        hidden={!isListed}
        className="absolute inset-x-0 top-full z-menu mt-2 max-h-96 lg:start-auto lg:w-96 overflow-y-auto rounded-2xl border border-hairline bg-card py-2 shadow-lg"
      >
        {found.map((suggestion, index) => (
          <Link
            key={keyOf(suggestion)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === place}
            tabIndex={-1}
            to={suggestion.address}
            className="flex min-h-11 items-center justify-between gap-4 px-4 py-1.5 hover:bg-sunken aria-selected:bg-sunken"
          >
            <span className="min-w-0 break-words font-medium">{suggestion.text}</span>
            <span className="max-w-2/5 shrink-0 truncate text-sm text-muted">{suggestion.note}</span>
          </Link>
        ))}
      </div>
    </Form>
  );
}

function keyOf({ kind, id }: Suggestion): string {
  return `${kind} ${id}`;
}

function Lens() {
  return (
    <Icon className="size-5">
      <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20" />
    </Icon>
  );
}

const SUGGEST_DEBOUNCE_MS = 150;

/** Shorter text would match everything. */
const MIN_LENGTH = 2;

/** Suggestions for the typed text; empty while unknown, offline or with `words` undefined. */
function useSuggestions(words: string | undefined): Suggestion[] {
  const [known, setKnown] = useState<{ words: string; found: Suggestion[] }>({ words: '', found: [] });
  const asked = words?.trim() ?? '';
  useEffect(() => {
    if (asked.length < MIN_LENGTH) return;
    const stop = new AbortController();
    const pause = setTimeout(async () => {
      try {
        setKnown({ words: asked, found: await suggest(asked, stop.signal) });
      } catch {
        // Suggestions are optional; the search itself reports errors.
      }
    }, SUGGEST_DEBOUNCE_MS);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [asked]);
  // Keep the suggestions while the text only grows or shrinks.
  const isOfThese =
    asked.length >= MIN_LENGTH && (asked.startsWith(known.words) || known.words.startsWith(asked));
  return isOfThese ? known.found : [];
}
