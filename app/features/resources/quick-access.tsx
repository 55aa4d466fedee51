import { LibraryTemplate } from '#app/drawings/library-template.tsx';
import { ToolAiReadinessQuiz } from '#app/drawings/tool-ai-readiness-quiz.tsx';
import { ToolRoiCalculator } from '#app/drawings/tool-roi-calculator.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import type { QuickAccessCard } from './resources.content.ts';

const pictures = {
  'library-template': LibraryTemplate,
  'tool-roi-calculator': ToolRoiCalculator,
  'tool-ai-readiness-quiz': ToolAiReadinessQuiz,
};

interface QuickAccessProps {
  title: string;
  cards: readonly QuickAccessCard[];
}

/** Three links into the library, drawn on a shelf. */
export function QuickAccess({ title, cards }: QuickAccessProps) {
  return (
    <section className="wrap" aria-labelledby="quick-access">
      <h2 id="quick-access" className="sr-only">
        {title}
      </h2>
      <ul className="resource-shelf">
        {cards.map((card) => (
          <li key={card.link.href} className="resource-shelf-entry">
            <ShelfPicture name={card.picture} />
            <div>
              <h3>
                <TextLink className="row-link" href={card.link.href}>
                  {card.title}
                </TextLink>
              </h3>
              <p className="mt-1 text-muted">{card.description}</p>
              <p className="row-go" aria-hidden="true">
                {card.link.label}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShelfPicture({ name }: { name: string }) {
  const Picture = pictures[name as keyof typeof pictures] ?? LibraryTemplate;
  return (
    <div className="resource-shelf-picture">
      <Picture />
    </div>
  );
}
