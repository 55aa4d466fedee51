/** Whether proofs run at their whole size: in `npm run bench:proofs`, which sets PROOFS=full. */
export const isFullProof = process.env.PROOFS === 'full';

/** The size of a proof: a quick one in every check, the whole one in the bench. */
export function proofSize(quick: number, full: number): number {
  return isFullProof ? full : quick;
}
