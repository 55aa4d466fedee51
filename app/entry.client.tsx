import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { RequestIdContext } from './layout/request-id.ts';
import { allowOwnScripts } from './platform/browser/trusted-types.ts';

allowOwnScripts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestIdContext
        value={document.querySelector<HTMLElement>('[data-reference]')?.dataset.reference}
      >
        <HydratedRouter />
      </RequestIdContext>
    </StrictMode>,
  );
});
