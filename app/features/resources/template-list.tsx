import type { TemplateCard } from '#app/facts/resources.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/external-link.tsx';
import { TemplatePicture } from './pictures.tsx';
import { resourceWordsOf } from './resources.content.ts';
import { difficultyTones } from './slug-words.ts';

/** The templates: what each does on the left, its steps on the right. */
export function TemplateList({ cards }: { cards: readonly TemplateCard[] }) {
  return (
    <ul className="ruled templates">
      {cards.map((card) => (
        <li key={card.id} className="resource-template">
          <div className="resource-template-picture">
            <TemplatePicture name={card.image} />
          </div>
          <div>
            <h2>
              <TextLink className="row-link" href={card.downloadUrl}>
                {card.title}
              </TextLink>
            </h2>
            <p className="mt-2">{card.description}</p>
            <TemplateFacts card={card} />
          </div>
          <Steps steps={card.steps} />
        </li>
      ))}
    </ul>
  );
}

function TemplateFacts({ card }: { card: TemplateCard }) {
  const { templateDetail, templates } = resourceWordsOf(useFacts());
  const area = templates.tabs.find(({ id }) => id === card.category);
  return (
    <dl className="resource-template-facts">
      <div>
        <dt className="sr-only">{templateDetail.labels.status}</dt>
        <dd>{templateDetail.status}</dd>
      </div>
      <div>
        <dt className="sr-only">{templates.difficultyLabel}</dt>
        <dd>
          <Badge tone={difficultyTones[card.difficulty]}>{card.difficulty}</Badge>
        </dd>
      </div>
      <div>
        <dt className="sr-only">{templates.tabsLabel}</dt>
        <dd>{area?.label}</dd>
      </div>
      <div>
        <dt>{templates.platformLabel}</dt>
        <dd>{card.platform}</dd>
      </div>
    </dl>
  );
}

/** The steps as points on a line. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="resource-stops-list">
      {steps.map((step) => (
        <li key={step} className="resource-stop">
          {step}
        </li>
      ))}
    </ol>
  );
}
