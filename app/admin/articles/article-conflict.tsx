import type { ArticleWords } from '#app/features/articles/own/own-article.schema.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { articlesWords } from './articles-admin.content.ts';

const { conflict } = articlesWords;

/** The version that somebody else saved in the meantime, shown above the form. */
export function ArticleConflict({ theirs }: { theirs: ArticleWords }) {
  return (
    <Alert tone="warn" title={conflict.title}>
      <p>{conflict.text}</p>
      <Disclosure summary={conflict.theirs}>
        <p className="font-bold">{theirs.title}</p>
        <p>{theirs.description}</p>
        <pre className="whitespace-pre-wrap">{theirs.body}</pre>
      </Disclosure>
    </Alert>
  );
}
