/** The place a card will take while it is being fetched. The list around it says that it is busy. */
export function SkeletonCard() {
  return (
    <div className="skeleton" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
