import { type ClaimId, claims, markOf } from '#app/facts/claims.ts';

/** Marks a figure as unproved, as long as the claims register says that it is. */
export function ClaimNote({ claim }: { claim: ClaimId }) {
  const mark = markOf(claim);
  return (
    mark && (
      <p className="help">
        {mark}: {claims[claim].figure}
      </p>
    )
  );
}
