import { useEffect } from 'react';

/**
 * Lets links load a document. On the way out of an error of the root, the router would make the
 * whole document anew, and Trusted Types don't let it make the scripts.
 */
export function usePlainLinks(): void {
  useEffect(() => {
    const hideFromRouter = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
    };
    window.addEventListener('click', hideFromRouter, true);
    return () => window.removeEventListener('click', hideFromRouter, true);
  }, []);
}
