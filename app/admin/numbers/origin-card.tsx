import { Card, Facts } from '../shell/admin-page.tsx';
import { originWords as words } from './numbers.content.ts';
import type { OriginView } from './origin-view.server.ts';

/** In plain words, where the sender of a message or a call first came from. */
export function OriginCard({ origin }: { origin: OriginView | undefined }) {
  if (!origin) {
    return (
      <Card title={words.title}>
        <p className="text-muted">{words.unknown}</p>
      </Card>
    );
  }
  const { referrer, source, medium, campaign, landing, form } = origin;
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          [words.referrer, referrer || (source ? '' : words.direct)],
          [words.source, source],
          [words.medium, medium],
          [words.campaign, campaign],
          [words.landing, landing],
          [words.form, form],
        ]}
      />
    </Card>
  );
}
