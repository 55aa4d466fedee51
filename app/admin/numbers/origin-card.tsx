import { Card, Facts } from '../shell/admin-page.tsx';
import { originWords as words } from './numbers.content.ts';

/** In plain words, where the sender of a message or a call first came from. */
export function OriginCard({ origin }: { origin: [string, string][] | undefined }) {
  return (
    <Card title={words.title}>
      {origin ? <Facts facts={origin} /> : <p className="text-muted">{words.unknown}</p>}
    </Card>
  );
}
