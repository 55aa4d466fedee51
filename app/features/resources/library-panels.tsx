import { templateCards } from '#app/facts/resources.ts';
import { toolsOf } from '#app/facts/tools.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Rows } from '#app/ui/rows.tsx';
import { resourceWordsOf } from './resources.content.ts';
import { ResultCount } from './result-count.tsx';
import { difficultyTones } from './slug-words.ts';
import { TemplatePicture } from './template-picture.tsx';
import { ToolPicture } from './tool-picture.tsx';

/** The six online tools. */
export function ToolsPanel() {
  const facts = useFacts();
  const tools = toolsOf(facts);
  const { toolsListing } = resourceWordsOf(facts);
  return (
    <>
      <ResultCount count={tools.length} one={toolsListing.countOne} many={toolsListing.countMany} />
      <Rows
        rows={tools.map((tool) => ({
          id: tool.id,
          title: tool.title,
          href: `/resources/tools/${tool.slug}`,
          text: tool.description,
          mark: <ToolPicture slug={tool.slug} />,
          meta: `${toolsListing.timeLabel} ${tool.time}`,
        }))}
      />
    </>
  );
}

/** The six automation templates with their difficulty. */
export function TemplatesPanel() {
  const { templates } = resourceWordsOf(useFacts());
  return (
    <>
      <ResultCount
        count={templateCards.length}
        one={templates.countOne}
        many={templates.countMany}
      />
      <Rows
        rows={templateCards.map((card) => ({
          id: card.id,
          title: card.title,
          href: card.downloadUrl,
          text: card.description,
          mark: <TemplatePicture name={card.image} />,
          meta: <Badge tone={difficultyTones[card.difficulty]}>{card.difficulty}</Badge>,
        }))}
      />
    </>
  );
}
