import { shownPosts } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import { libraryResources, type ResourceType, templateCards } from '#app/facts/resources.ts';
import { toolsOf } from '#app/facts/tools.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { Island } from '#app/platform/islands/island.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Rows } from '#app/ui/rows.tsx';
import { type FileListWords, ResultCount } from './file-list.tsx';
import libraryFiles from './library-files.island.tsx';
import { TemplatePicture, ToolPicture } from './pictures.tsx';
import { builtPictures } from './resource-picture.ts';
import { downloadDetailWords, resourceWordsOf } from './resources.content.ts';
import { difficultyTones } from './slug-words.ts';

/** What a list of files shows beside the files. */
export function fileListWords(facts: Facts): FileListWords {
  const downloadDetail = downloadDetailWords(facts);
  return { status: downloadDetail.status, pictures: builtPictures() };
}

/** The library's files of one type, as the server lists them. */
export function LibraryFiles({ type }: { type: 'all' | ResourceType }) {
  const facts = useFacts();
  const { skeletonCards, loading, countOne, countMany, empty, loadError } =
    resourceWordsOf(facts).library;
  const words = { skeletonCards, loading, countOne, countMany, empty, loadError };
  return (
    <Island
      of={libraryFiles}
      props={{ words: { ...fileListWords(facts), ...words }, type, builtIn: libraryResources }}
      when="load"
    />
  );
}

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
          id: tool.slug,
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

/** The planned guides, and the published articles. */
export function GuidesPanel() {
  const facts = useFacts();
  const { library } = resourceWordsOf(facts);
  return (
    <>
      <LibraryFiles type="guide" />
      <section className="mt-12" aria-labelledby="guides-also">
        <h3 id="guides-also" className="text-2xl">
          {library.guidesAlso.title}
        </h3>
        <p className="lead mb-6">{library.guidesAlso.text}</p>
        <Rows
          level={4}
          rows={shownPosts(facts).map((post) => ({
            id: post.slug,
            title: post.title,
            href: post.path,
            text: post.excerpt,
            meta: post.readTime,
          }))}
        />
      </section>
    </>
  );
}

/** Some points of the checklist, on a sheet as it is printed; beside it when to use them, and the file. */
export function ChecklistSheet() {
  const { sheet: words } = resourceWordsOf(useFacts());
  return (
    <div className="resource-sheet-page">
      <section className="resource-sheet" aria-labelledby="sheet-title">
        <h3 id="sheet-title">{words.title}</h3>
        <p className="resource-sheet-note">{words.text}</p>
        <ul>
          {words.points.map((point, at) => (
            <li key={point.text}>
              <label className="resource-sheet-point">
                <input type="checkbox" data-kept={`vendor-sheet-${at + 1}`} />
                <span>
                  {point.text}
                  {'isDealBreaker' in point && <strong>{words.dealBreaker}</strong>}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>
        </p>
      </section>
      <section aria-labelledby="sheet-steps">
        <h3 id="sheet-steps">{words.stepsTitle}</h3>
        <ol className="resource-sheet-steps">
          {words.steps.map((step) => (
            <li key={step.title}>
              <h4>{step.title}</h4>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <h3>{words.filesTitle}</h3>
        <LibraryFiles type="checklist" />
      </section>
    </div>
  );
}
