import { useEffect, useState } from 'react';
import { callApi } from '#app/platform/browser/api-client.ts';
import { countdownTo, type OfferState, readOfferState, standingOffer } from './offer-state.ts';

const TICK_MS = 1000;

/**
 * The state of the offer. The prerendered page shows the fixed countdown. After hydration the hook
 * fetches the owner's deadline and places, and updates the countdown.
 */
export function useOfferState(): OfferState {
  const [state, setState] = useState(standingOffer);

  useEffect(() => {
    let isGone = false;
    callApi('/api/offer').then((answer) => {
      if (!isGone && answer.kind === 'success') setState(readOfferState(answer.data, Date.now()));
    });
    return () => {
      isGone = true;
    };
  }, []);

  const { deadline } = state;
  useEffect(() => {
    if (deadline === undefined) return;
    const timer = setInterval(() => {
      setState((known) => countdownTo(known, Date.now()));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline]);

  return state;
}
