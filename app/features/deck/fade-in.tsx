import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The share of a section that must be visible (spec section 9). */
const THRESHOLD = 0.1;

/**
 * Fades its content in once, when a tenth of it is visible. Content is shown at once if it is on
 * the screen at first, in print, without scripts, or with reduced motion.
 */
export function FadeIn({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'there' | 'waiting' | 'fading'>('there');

  useEffect(() => {
    const element = box.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    setPhase('waiting');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setPhase('fading');
        observer.disconnect();
      },
      { threshold: THRESHOLD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className="deck-fade-in" data-phase={phase}>
      {children}
    </div>
  );
}
