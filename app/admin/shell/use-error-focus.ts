import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** Moves the focus to the first invalid field after a refused post, as on the public forms. */
export function useErrorFocus(): void {
  const { state } = useNavigation();
  const hasPosted = useRef(false);
  useEffect(() => {
    if (state === 'submitting') hasPosted.current = true;
    if (state !== 'idle' || !hasPosted.current) return;
    hasPosted.current = false;
    const faulty = document.querySelectorAll<HTMLElement>(
      'main [aria-invalid="true"], main fieldset[aria-describedby$="-error"] input',
    );
    [...faulty].find((field) => field.checkVisibility())?.focus();
  }, [state]);
}
