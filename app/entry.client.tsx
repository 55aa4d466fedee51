import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import './document-entry.ts';
import { RequestIdContext } from './layout/request-id.ts';

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
