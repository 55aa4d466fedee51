const dollars = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

/** Whole Canadian dollars as shown on the site: 5997 gives `$5,997`. Before HST. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}
