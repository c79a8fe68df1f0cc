import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// On a quick line the modules are there before the first paint: the page is shown first. A hidden page is not painted.
if (document.hidden) hydrate();
else requestAnimationFrame(() => setTimeout(hydrate));
