import { Card, Facts } from '../shell/admin-page.tsx';

/** In plain words, where the sender of a message or a call first came from. */
export function OriginCard({ origin }: { origin: [string, string][] | undefined }) {
  return (
    <Card title="Where they came from">
      {origin ? (
        <Facts facts={origin} />
      ) : (
        <p className="text-muted">
          Not known: their browser asked not to be tracked, the visit wasn’t counted, or the call
          was booked here on their behalf.
        </p>
      )}
    </Card>
  );
}
