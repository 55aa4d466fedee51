import { Drawing } from '#app/drawings/drawing.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { HomeContent } from './home.content.ts';

/** The hero: title, text, actions, and the drawing. */
export function Hero({ words }: { words: HomeContent['hero'] }) {
  const [what, forWhom] = words.headline;
  return (
    <header className="home-hero">
      <div className="wrap">
        <p className="eyebrow">{words.audience}</p>
        <h1>
          <span className="block">{what}</span> <span className="block">{forWhom}</span>
        </h1>
        <div className="home-hero-words">
          <p className="text-lg">{words.text}</p>
          <div>
            <div className="home-hero-actions">
              <ButtonLink href={words.primary.href}>{words.primary.label}</ButtonLink>
              <ButtonLink variant="quiet" href={words.secondary.href}>
                {words.secondary.label}
              </ButtonLink>
            </div>
            <p className="help">{words.note}</p>
          </div>
        </div>
      </div>
      <div className="home-hero-picture hero-fade draws">
        <Drawing name="hero-scene" className="block h-auto w-full max-sm:hidden" />
        <Drawing name="hero-scene-narrow" className="block h-auto w-full sm:hidden" />
      </div>
    </header>
  );
}
