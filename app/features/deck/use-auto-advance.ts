import { useCallback, useEffect, useState } from 'react';

/** How long a division is shown, in milliseconds (spec section 9). */
export const ADVANCE_MS = 5000;

export type Rotation = {
  /** Whether the script runs. Before that, a control of the rotation would do nothing. */
  isLive: boolean;
  isRunning: boolean;
  /** Pauses while the pointer is over the slides or the focus is in them. */
  hold(reason: 'pointer' | 'focus', isHeld: boolean): void;
  /** Stops after manual use, until Play is pressed. */
  stop(): void;
  toggle(): void;
};

/**
 * Calls `advance` every 5 seconds until the visitor takes over. It doesn't start by itself with
 * reduced motion, and pauses while the page is hidden.
 */
export function useAutoAdvance(advance: () => void): Rotation {
  const [isLive, setLive] = useState(false);
  const [isOn, setOn] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isRunning = isOn && !held.pointer && !held.focus;

  useEffect(() => {
    const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const obey = () => {
      if (motion.matches) setOn(false);
    };
    setLive(true);
    setOn(!motion.matches);
    motion.addEventListener('change', obey);
    return () => motion.removeEventListener('change', obey);
  }, []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, ADVANCE_MS);
    return () => clearInterval(timer);
  }, [isRunning, advance]);

  return {
    isLive,
    isRunning,
    hold: useCallback((reason, isHeld) => setHeld((known) => ({ ...known, [reason]: isHeld })), []),
    stop: useCallback(() => setOn(false), []),
    toggle: () => setOn((known) => !known),
  };
}
