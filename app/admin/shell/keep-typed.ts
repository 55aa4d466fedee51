import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '#app/ui/toast.tsx';
import { emailIntegration } from '../admin.content.ts';

/**
 * A form whose post can't reach the server stays as it is, with a message: the router would replace
 * the whole screen by an error page. Every form of the admin area is posted by the router, so this
 * stands in one place.
 */
export function useKeepTyped(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      try {
        return await fetch(input, init);
      } catch (error) {
        if (init?.method !== 'POST' || init.signal?.aborted) throw error;
        showToast({ ...emailIntegration.toasts.saveFailed, tone: 'destructive' });
        // A change of the hash alone ends the submission, and the router loads nothing for it.
        navigate({ search: location.search, hash: '#not-saved' }, { replace: true });
        return new Promise<Response>(() => {});
      }
    };
    return () => {
      window.fetch = fetch;
    };
  }, [navigate]);
}
