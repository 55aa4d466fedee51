import { type ClaimId, claimOf, markOf } from '#app/facts/claims.ts';
import { useFacts } from '#app/facts/use-facts.ts';

/** Marks a figure as unproved, as long as the claims register says that it is. */
export function ClaimNote({ claim }: { claim: ClaimId }) {
  const facts = useFacts();
  const mark = markOf(claim);
  return (
    mark && (
      <p className="help">
        {mark}: {claimOf(facts, claim).figure}
      </p>
    )
  );
}
