import { interpolate } from '#app/platform/format/interpolate.ts';
import { Card, shortMoment } from '../shell/admin-page.tsx';
import { usersWords } from './users.content.ts';

const { link: words } = usersWords;

/** A link that the owner passes on, shown once. */
export function LinkCard({
  name,
  link,
}: {
  name: string;
  link: { url: string; expiresAt: string };
}) {
  return (
    <Card title={interpolate(words.title, { name })} id="link">
      <p>{interpolate(words.text, { until: shortMoment(link.expiresAt) })}</p>
      <p>
        <code className="admin-raw">{link.url}</code>
      </p>
    </Card>
  );
}
