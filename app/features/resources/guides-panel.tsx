import { shownPosts } from '#app/facts/articles.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { Rows } from '#app/ui/rows.tsx';
import { LibraryFiles } from './library-files.tsx';
import { resourceWordsOf } from './resources.content.ts';

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
