/** Whether proofs run at full size: in `npm run bench:proofs`, which sets PROOFS=full. */
export const isFullProof = process.env.PROOFS === 'full';

/**
 * The number of cases of a proof: few in every check, all in the bench, or the number that a bench
 * sets in the environment variable `setting`.
 */
export function proofSize(quick: number, full: number, setting?: string): number {
  const set = setting ? process.env[setting] : undefined;
  return set === undefined ? (isFullProof ? full : quick) : Number(set);
}
