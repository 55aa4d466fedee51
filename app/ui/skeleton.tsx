/** A placeholder for a card that is being loaded; the list around it has aria-busy. */
export function SkeletonCard() {
  return (
    <div className="skeleton" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
