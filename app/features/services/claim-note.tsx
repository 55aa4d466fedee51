import { type Claim, type ClaimId, claimMarks, claims } from '#app/facts/claims.ts';

/** Says that a figure is not proved, for as long as the register says so. */
export function ClaimNote({ claim }: { claim: ClaimId }) {
  const mark = markOf(claims[claim]);
  return (
    mark && (
      <p className="help">
        {claims[claim].figure}: {mark}
      </p>
    )
  );
}

function markOf({ status }: Claim): string | null {
  return status === 'proved' ? null : claimMarks[status];
}
