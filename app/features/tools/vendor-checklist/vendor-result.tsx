import { useState } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { Button } from '#app/ui/button.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { Table } from '#app/ui/table.tsx';
import { counted, percentText } from '../model/tool-figures.ts';
import { type SummaryBar, toneOf } from '../model/tool-summary.ts';
import { BarLine, ScoreBars } from '../result/score-bars.tsx';
import { toolPageWords } from '../tools.content.ts';
import { type RiskTier, sectionIds } from './checklist-items.ts';
import { itemWords, sectionWords, vendorWords } from './vendor-checklist.content.ts';
import { vendorEmail } from './vendor-email.ts';
import type { SectionScore, VendorComparison, VendorResult } from './vendor-model.ts';
import { gapOf, redFlagOf, scoreText, titleOf, vendorName } from './vendor-terms.ts';
import { isWorthAsking } from './vendor-topics.ts';

/** One vendor: a bar for each section. Several: a column of bars for each. */
export function VendorChart({
  comparison,
  bars,
}: {
  comparison: VendorComparison;
  bars: readonly SummaryBar[];
}) {
  const { vendors } = comparison;
  if (vendors.length === 1) return <ScoreBars caption={vendorWords.chartTitle} bars={bars} />;
  return (
    <Table
      caption={vendorWords.chartTitle}
      captionHidden
      columns={[
        { header: <span className="sr-only">{vendorWords.sectionColumn}</span> },
        ...vendors.map((vendor) => ({ header: vendorName(vendor) })),
      ]}
      rows={[
        {
          id: 'score',
          cells: [
            vendorWords.scoreRow,
            ...vendors.map((vendor) => <b key={vendor.column}>{scoreText(vendor)}</b>),
          ],
        },
        {
          id: 'verdict',
          cells: [vendorWords.verdictRow, ...vendors.map(titleOf)],
        },
        ...sectionIds
          .filter((section) =>
            vendors.some((vendor) => (scoreIn(vendor, section)?.ratio ?? null) !== null),
          )
          .map((section) => ({
            id: section,
            cells: [
              sectionWords[section],
              ...vendors.map((vendor) => (
                <Share key={vendor.column} score={scoreIn(vendor, section)} />
              )),
            ],
          })),
      ]}
    />
  );
}

function Share({ score }: { score: SectionScore | undefined }) {
  if (score === undefined || score.ratio === null) return '–';
  if (score.isUnknown) return toolPageWords.notKnown;
  const percent = score.ratio * 100;
  return (
    <>
      {percentText(score.ratio)}
      <BarLine percent={percent} tone={toneOf(percent)} />
    </>
  );
}

/** Red list and email of each vendor, best first. */
export function VendorSheets({
  comparison,
  tier,
  reviewer,
  isHydrated,
}: {
  comparison: VendorComparison;
  tier: RiskTier;
  reviewer: string;
  isHydrated: boolean;
}) {
  return comparison.ranking.map((index, place) => {
    const vendor = comparison.vendors[index];
    if (vendor === undefined) return null;
    const name = vendorName(vendor);
    return (
      <section key={index} className="result-part vendor-sheet" aria-labelledby={`vendor-${index}`}>
        <h3 id={`vendor-${index}`}>
          {name}: {titleOf(vendor)}
        </h3>
        <div className="vendor-sheet-parts">
          <div>
            <h4>{vendorWords.redList}</h4>
            {vendor.redList.length === 0 ? (
              <p>{vendorWords.redListEmpty}</p>
            ) : (
              <ul className="vendor-red">
                {vendor.redList.map((id) => (
                  <li key={id}>{redFlagOf(vendor, id)}</li>
                ))}
              </ul>
            )}
            {vendor.partlyMet.length > 0 && (
              <>
                <h4 className="vendor-partly-title">{vendorWords.partlyMet}</h4>
                <ul className="vendor-partly">
                  {vendor.partlyMet.map((id) => (
                    <li key={id}>{gapOf(id)}</li>
                  ))}
                </ul>
              </>
            )}
            {vendor.inPlace.length > 0 && (
              <details className="disclosure vendor-in-place no-print">
                <summary>
                  {vendorWords.inPlace}:{' '}
                  {interpolate(vendorWords.inPlaceCount, {
                    points: counted(vendor.inPlace.length, 'point'),
                  })}
                </summary>
                <ul className="vendor-green">
                  {vendor.inPlace.map((id) => (
                    <li key={id}>{itemWords[id]?.label}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
          <OpenQuestions
            vendor={vendor}
            tier={tier}
            name={name}
            reviewer={reviewer}
            isHydrated={isHydrated}
            isPrinted={place === 0}
          />
        </div>
      </section>
    );
  });
}

function OpenQuestions({
  vendor,
  tier,
  name,
  reviewer,
  isHydrated,
  isPrinted,
}: {
  vendor: VendorResult;
  tier: RiskTier;
  name: string;
  reviewer: string;
  isHydrated: boolean;
  /** Only the email that the steps speak of, so that a comparison stays short on paper. */
  isPrinted: boolean;
}) {
  const [isCopied, setCopied] = useState(false);
  const email = vendorEmail(vendor, tier, reviewer);
  if (email === undefined) {
    if (!isWorthAsking(vendor, tier)) return null;
    return (
      <div>
        <h4>{vendorWords.openQuestions}</h4>
        <p>{vendorWords.nothingOpen}</p>
      </div>
    );
  }
  const address = `mailto:?subject=${encodeURIComponent(email.subject)}&body=${encodeURIComponent(email.body)}`;
  return (
    <div className={isPrinted ? 'vendor-letter' : 'no-print'}>
      <h4>{email.title}</h4>
      <ScrollRegion className="vendor-email" name={{ 'aria-label': `${email.title}: ${name}` }}>
        <p>
          <b>{email.subject}</b>
        </p>
        <p className="whitespace-pre-wrap">{email.body}</p>
      </ScrollRegion>
      <p className="no-print mt-3 flex flex-wrap items-center gap-4">
        <a href={address}>{vendorWords.openInMail}</a>
        {isHydrated && (
          <Button
            variant="secondary"
            small
            onClick={() =>
              navigator.clipboard.writeText(`${email.subject}\n\n${email.body}`).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            {vendorWords.copyEmail}
          </Button>
        )}
        <span role="status">{isCopied && vendorWords.emailCopied}</span>
      </p>
    </div>
  );
}

function scoreIn(
  vendor: VendorResult,
  section: (typeof sectionIds)[number],
): SectionScore | undefined {
  return vendor.sections.find((entry) => entry.section === section);
}
