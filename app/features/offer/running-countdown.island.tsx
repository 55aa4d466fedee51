import { useEffect, useState } from 'react';
import { callApi } from '#app/platform/browser/api-client.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { CountdownFigures, type CountdownWords } from './offer-countdown.tsx';
import { countdownOf } from './offer-state.ts';

const TICK_MS = 1000;
/** How often the server is asked whether the offer is over, once it is by the visitor's clock. */
const ASK_AGAIN_MS = 10_000;

/**
 * Counts down to the owner's deadline. When it is reached the page is loaded again, which then shows
 * the end of the offer; the server decides, because a visitor's clock may be wrong.
 */
function RunningCountdown({
  words,
  title,
  note,
  deadline,
}: {
  words: CountdownWords;
  title: string;
  note: string;
  /** ISO-8601. */
  deadline: string;
}) {
  // Unknown in the page as it is sent, because the clock goes on after that.
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  const leftMs = now === undefined ? undefined : Date.parse(deadline) - now;
  const isOver = leftMs !== undefined && leftMs <= 0;
  useEffect(() => {
    if (!isOver) return;
    void reloadIfEnded();
    const timer = setInterval(() => void reloadIfEnded(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver]);

  return (
    <CountdownFigures
      words={words}
      title={title}
      note={note}
      countdown={leftMs === undefined ? undefined : countdownOf(leftMs)}
      isRunning
    />
  );
}

async function reloadIfEnded(): Promise<void> {
  const answer = await callApi('/api/offer');
  const { state } = (answer.kind === 'success' ? answer.data : {}) as { state?: unknown };
  if (state === 'ended') location.reload();
}

export default defineIsland('running-countdown', RunningCountdown);
