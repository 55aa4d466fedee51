import { type ClaimId, claims, markOf } from '#app/facts/claims.ts';

/** Says that a figure is not proved, for as long as the register says so. */
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
