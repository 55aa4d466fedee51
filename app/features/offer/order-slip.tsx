import { Fragment } from 'react';
import { offerPackage } from '#app/facts/offer.ts';
import { useFacts } from '#app/facts/use-facts.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { formatDollars } from '#app/platform/format/money.ts';
import type { PostResult } from '#app/platform/forms/post-result.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { offerWords } from './offer.content.ts';
import { Places, toForm } from './offer-pricing.tsx';
import type { PublishedOffer } from './offer-state.ts';

export interface OrderSlipProps {
  state: PublishedOffer;
  /** The check boxes: how many may be picked, their names and titles. */
  workflows: {
    readonly most: number;
    readonly options: readonly { readonly id: string; readonly title: string }[];
  };
  /** The result of posting the form without scripts. */
  result?: PostResult | undefined;
}

/**
 * The order: three of six workflows and the price. Its check boxes belong to the form further down;
 * the style sheet numbers and counts what is picked, so it needs no script.
 */
export function OrderSlip({ state, workflows, result }: OrderSlipProps) {
  const facts = useFacts();
  const { offer: offerFigures } = facts;
  const offer = offerWords(facts);
  const words = offer.slip;
  const { options, most } = workflows;
  const [before, after] = words.basePriceLabel.split('{base}');
  return (
    <div id="order" className="offer-slip">
      <p className="offer-slip-head">
        <span className="eyebrow">{words.title}</span> <b>{offer.packageName}</b>
      </p>
      <fieldset>
        <legend>{interpolate(words.legend, { most })}</legend>
        <div className="offer-picks">
          {/* Siblings, because the style sheet counts them. */}
          {options.map(({ id, title }) => (
            <Fragment key={id}>
              <input
                type="checkbox"
                id={`offer-${id}`}
                name={id}
                value={title}
                form={`${offerPackage.formId}-form`}
                defaultChecked={result?.values[id] !== undefined}
              />
              <label htmlFor={`offer-${id}`}>{title}</label>
            </Fragment>
          ))}
        </div>
        <FieldError id="offer-leads" error={result?.errors.leads} />
        <p className="help">
          <b className="offer-picked">{interpolate(words.pickedOf, { most })}</b> {words.help}
        </p>
      </fieldset>
      <ul className="offer-included">
        {words.included.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="offer-slip-total">
        <span>{words.totalLabel}</span>
        <span className="figure text-3xl">
          {interpolate(words.priceLabel, { price: formatDollars(offerFigures.price) })}
        </span>
      </p>
      <p className="help">
        {words.taxNote}. {before}
        <s>{formatDollars(offerFigures.heroPrice)}</s>
        {after}
      </p>
      <div className="offer-action">
        <ButtonLink href={toForm}>{words.action}</ButtonLink>
        <Places state={state} />
      </div>
    </div>
  );
}

/** Three workflows on three lines into one cash register; each line lights up with a pick. */
export function OfferTill({ title }: { title: string }) {
  const { offer: offerFigures } = useFacts();
  return (
    <svg className="drawing offer-till" viewBox="0 0 480 220" role="img" aria-label={title}>
      <path className="offer-till-quiet" d="M322 96h118l22 56v56h-164v-56z" />
      <path className="offer-till-line" d="M76 38C170 38 160 112 250 112H300" />
      <path className="offer-till-line" d="M62 116C120 116 160 122 250 122H300" />
      <path className="offer-till-line" d="M78 190C170 190 160 132 250 132H300" />
      <path d="M8 18h66v42H8zM8 20l33 22 33-22" />
      <path d="M18 92q0-3 3-3h40v54l-7-5-7 5-7-5-8 5-7-5-7 5zM28 102h22M28 113h22" />
      <path d="M14 168h58q6 0 6 6v26q0 6-6 6H40l-12 10v-10H14q-6 0-6-6v-26q0-6 6-6zM22 182h40M22 193h26" />
      <path d="M316 90h118l24 58v60H290v-60zM290 148h168M375 90V70" />
      <path className="offer-till-paper" d="M318 26h114v44H318z" />
      <path d="M334 108h12M364 108h12M394 108h12M330 126h12M362 126h12M394 126h12M-40 208h600" />
      <path className="offer-till-accent" d="M346 166h56v18h-56z" />
      <text x="375" y="56" textAnchor="middle">
        {formatDollars(offerFigures.price)}
      </text>
    </svg>
  );
}
