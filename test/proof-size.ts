/** Whether proofs run at full size: at night and before a release, which set PROOFS=full. */
export const isFullProof = process.env.PROOFS === 'full';

/** The number of cases of a proof: few in every check, all at full size. */
export function proofSize(quick: number, full: number): number {
  return isFullProof ? full : quick;
}
