import { claimOf, withShownClaims } from '#app/facts/claims.ts';
import { offerPackage, savingsOf, totalValueOf } from '#app/facts/offer.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Price } from '#app/ui/price.tsx';
import { Section } from '#app/ui/section.tsx';
import { Table } from '#app/ui/table.tsx';
import { unbroken } from '#app/ui/unbroken.tsx';
import { offerWords } from './offer.content.ts';
import type { PublishedOffer } from './offer-state.ts';

/** The link to the form, for every button of the page. */
export const toForm = `#${offerPackage.formId}` as const;

/** The value of each part, the price, and the savings, each with the price that it refers to. */
export function Pricing({ state }: { state: PublishedOffer }) {
  const facts = useFacts();
  const { offer: offerFigures } = facts;
  const offer = offerWords(facts);
  const words = offer.pricing;
  const discounts = withShownClaims(facts, words.discounts);
  return (
    <Section
      id="price"
      className="offer-price"
      title={words.title}
      layout="side"
      tone="surface"
      aside={
        <div className="offer-guarantee">
          <h3>{unbroken(words.guarantee.title)}</h3>
          <p className="mt-2">{words.guarantee.text}</p>
        </div>
      }
    >
      <div className="offer-bill">
        <h3>{offer.packageName}</h3>
        <Price
          amount={interpolate(words.priceLabel, { price: formatDollars(offerFigures.price) })}
          before={formatDollars(offerFigures.cardPrice)}
          beforeLabel={words.insteadOf}
          note={
            <>
              <b>{words.oneTime}</b>, {words.taxNote}
            </>
          }
        />
        <Breakdown />
        <Table
          caption={words.compareTitle}
          columns={[
            { header: words.compareColumns[0] },
            { header: words.compareColumns[1], number: true },
            { header: words.compareColumns[2], number: true },
          ]}
          rows={discounts.map(({ claim, basePrice, basis }) => ({
            id: claim,
            cells: [
              basis,
              formatDollars(basePrice),
              <b key="saving">{claimOf(facts, claim).figure}</b>,
            ],
          }))}
        />
        {discounts.some(({ claim }) => !claimOf(facts, claim).isProved) && (
          <p className="help mt-3">{words.discountsText}</p>
        )}
        <div className="offer-action">
          <ButtonLink href={toForm}>{words.action}</ButtonLink>
          <Places state={state} />
        </div>
      </div>
    </Section>
  );
}

function Breakdown() {
  const facts = useFacts();
  const { offer: offerFigures } = facts;
  const offer = offerWords(facts);
  const words = offer.pricing;
  return (
    <table className="offer-bill-table">
      <caption>{words.breakdownTitle}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.partLabel}</th>
          <th scope="col">{words.valueLabel}</th>
        </tr>
      </thead>
      <tbody>
        {words.breakdown.map((part) => (
          <tr key={part.label}>
            <th scope="row">
              {part.label}
              <small>{part.detail}</small>
            </th>
            <td>{formatDollars(part.value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.totalLabel}</th>
          <td>{formatDollars(totalValueOf(offerFigures))}</td>
        </tr>
        <tr>
          <th scope="row">{words.priceRow}</th>
          <td>{formatDollars(offerFigures.price)}</td>
        </tr>
        <tr className="offer-bill-saving">
          <th scope="row">{words.savingsLabel}</th>
          <td>{formatDollars(savingsOf(offerFigures))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** How many businesses can get the offer, or how many places are left if the owner set a number. */
export function Places({ state }: { state: PublishedOffer }) {
  const facts = useFacts();
  const { offer: offerFigures } = facts;
  const offer = offerWords(facts);
  const { limit, seatsLeft } = offer.pricing;
  return (
    <p className="help">
      {limit}
      {state.seatsLeft !== null &&
        ` ${interpolate(seatsLeft, { left: state.seatsLeft, all: offerFigures.firstBusinesses })}`}
    </p>
  );
}
