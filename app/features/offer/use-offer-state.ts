import { useEffect, useState } from 'react';
import { callApi } from '#app/platform/browser/api-client.ts';
import {
  countdownTo,
  type OfferState,
  type PublishedOffer,
  publishedState,
  readOfferState,
} from './offer-state.ts';

const TICK_MS = 1000;

/**
 * The state of the offer: first as the page was published, and after hydration as the server has it
 * now. Counts down to the owner's deadline.
 */
export function useOfferState(published: PublishedOffer): OfferState {
  const [state, setState] = useState(() => publishedState(published));

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
