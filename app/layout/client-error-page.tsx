import NotFoundPage from './not-found-page.tsx';
import { ProblemPage } from './problem-page.tsx';
import ReadOnlyPage from './read-only-page.tsx';
import { tooManyWords } from './too-many.content.ts';

/** A wrong address (404), a request that an address doesn't take (405), or too many (429). */
export default function ClientErrorPage({ status }: { status: 404 | 405 | 429 }) {
  if (status === 404) return <NotFoundPage />;
  return status === 405 ? <ReadOnlyPage /> : <ProblemPage words={tooManyWords} />;
}
