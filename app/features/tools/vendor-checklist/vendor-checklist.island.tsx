import type { ReactNode } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { Table } from '#app/ui/table.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { percentText } from '../model/tool-figures.ts';
import { toneOf } from '../model/tool-summary.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
import type { Tool } from '../page/use-tool.ts';
import { QuestionnaireForm } from '../questionnaire/questionnaire-form.tsx';
import { BarLine } from '../result/result-head.tsx';
import { toolPageWords } from '../tools.content.ts';
import {
  type RiskTier,
  tierWords,
  type VendorPoint,
  vendorSections,
  verdictWords,
  vendorWords as words,
} from './vendor-checklist.content.ts';
import {
  compareVendors,
  sectionsFor,
  type VendorInput,
  type VendorResult,
  vendorChoices,
} from './vendor-checklist.formula.ts';
import {
  recordLines,
  scoreText,
  vendorColumns,
  vendorEmail,
  vendorTool,
} from './vendor-checklist.tool.ts';

const columns = vendorColumns.map((prefix, at) => ({
  prefix,
  name: interpolate(words.unnamed, { number: at + 1 }),
  className: `vendor-${at + 1}`,
}));

const publicPoints = new Set(
  sectionsFor('public').flatMap(({ questions }) => questions.map(({ id }) => id)),
);

/** Form, result and method; the route adds the header. */
function VendorChecklistBody(props: ToolProps) {
  return (
    <ToolScreen
      {...props}
      definition={() => vendorTool}
      formTitle={words.formTitle}
      chartTitle={words.chartTitle}
      linesTitle={words.record}
      lines={recordLines}
      chart={(input) =>
        input.vendors.length > 1 ? <Comparison vendors={compareVendors(input)} /> : undefined
      }
      details={(input) =>
        compareVendors(input).map((vendor) => (
          <VendorSheet key={vendor.number} vendor={vendor} reviewer={input.reviewer} />
        ))
      }
      form={(tool) => (
        <QuestionnaireForm
          tool={tool}
          sections={vendorSections}
          choices={vendorChoices}
          columns={columns}
          startsWith="unknown"
          submit={words.submit}
          labelOf={labelOf}
          asked={(values) => ({
            sections: sectionsFor((values.tier ?? 'personal') as RiskTier),
            columns: Number(values.vendorCount ?? 1),
          })}
          badgeOf={({ weight }) =>
            weight === 3 && <span className="badge vendor-breaker">{words.dealBreaker}</span>
          }
          classOf={({ id }) => (publicPoints.has(id) ? '' : 'not-public')}
          before={{
            id: 'who',
            title: words.whoTitle,
            fields: ['reviewer', 'reviewedOn', ...vendorColumns.map((prefix) => `${prefix}name`)],
            body: <AboutVendors tool={tool} />,
          }}
        />
      )}
    />
  );
}

/** The labels of the text fields, two of which have the same instructions. */
function labelOf(field: string): string | undefined {
  if (field === 'reviewer') return words.reviewer;
  const at = vendorColumns.findIndex((prefix) => field === `${prefix}name`);
  return at === -1 ? undefined : interpolate(words.nameOf, { number: at + 1 });
}

/** Which data, how many vendors, their names, and who checks them when. */
function AboutVendors({ tool: { values, errors } }: { tool: Tool<VendorInput> }) {
  return (
    <>
      <ChoiceGroup
        id="q-tier"
        name="tier"
        legend={words.tierLabel}
        boxed
        className="tool-choices mt-2"
        options={Object.entries(tierWords).map(([value, { label, help }]) => ({
          value,
          label: (
            <>
              {label} <small className="block text-muted print:inline">{help}</small>
            </>
          ),
        }))}
        defaultValues={[values.tier ?? 'personal']}
      />
      <div className="tool-fields">
        <ChoiceGroup
          id="q-vendorCount"
          name="vendorCount"
          legend={words.countLabel}
          boxed
          className="vendor-count"
          options={columns.map((_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))}
          defaultValues={[values.vendorCount ?? '1']}
        />
        {columns.map(({ prefix, className }, at) => (
          <Field
            key={prefix}
            id={`q-${prefix}name`}
            name={`${prefix}name`}
            label={interpolate(words.nameOf, { number: at + 1 })}
            autoComplete="off"
            defaultValue={values[`${prefix}name`]}
            className={className}
            error={errors[`${prefix}name`]}
          />
        ))}
        <Field
          id="q-reviewer"
          name="reviewer"
          label={words.reviewer}
          help={words.reviewerHelp}
          autoComplete="name"
          defaultValue={values.reviewer}
          error={errors.reviewer}
        />
        <Field
          id="q-reviewedOn"
          name="reviewedOn"
          kind="date"
          label={words.reviewedOn}
          defaultValue={values.reviewedOn}
          error={errors.reviewedOn}
        />
      </div>
    </>
  );
}

/** Several vendors side by side, best first. */
function Comparison({ vendors }: { vendors: readonly VendorResult[] }) {
  const row = (id: string, title: string, cellOf: (vendor: VendorResult) => ReactNode) => ({
    id,
    cells: [title, ...vendors.map(cellOf)],
  });
  const sections = vendors[0]?.sections ?? [];
  return (
    <Table
      id="vendor-comparison"
      caption={words.chartTitle}
      captionHidden
      columns={[
        { header: <span className="sr-only">{words.sectionColumn}</span> },
        ...vendors.map(({ name }) => ({ header: name })),
      ]}
      rows={[
        row('score', words.scoreRow, (vendor) => <b key={vendor.number}>{scoreText(vendor)}</b>),
        row('verdict', words.verdictRow, ({ verdict }) => verdictWords[verdict].title),
        ...sections.map(({ section: { id, title } }, at) =>
          row(id, title, (vendor) => <Share key={vendor.number} score={vendor.sections[at]} />),
        ),
      ]}
    />
  );
}

function Share({ score }: { score: VendorResult['sections'][number] | undefined }) {
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

/** The points of a vendor by their answer, and the email to it. */
function VendorSheet({ vendor, reviewer }: { vendor: VendorResult; reviewer: string }) {
  const { number, name, verdict, no, partly } = vendor;
  const id = `vendor-${number}`;
  return (
    <section className="result-part vendor-sheet" aria-labelledby={id}>
      <h3 id={id}>
        {name}: {verdictWords[verdict].title}
      </h3>
      <div className="vendor-sheet-parts">
        <div>
          <h4>{words.lists.red}</h4>
          {no.length > 0 ? <Points points={no} className="is-red" /> : <p>{words.redListEmpty}</p>}
          {partly.length > 0 && (
            <>
              <h4>{words.lists.partly}</h4>
              <Points points={partly} className="is-partly" />
            </>
          )}
        </div>
        <Email email={vendorEmail(vendor, reviewer)} name={name} />
      </div>
    </section>
  );
}

function Points({ points, className }: { points: readonly VendorPoint[]; className: string }) {
  return (
    <ul className={`vendor-points ${className}`}>
      {points.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  );
}

function Email({ email, name }: { email: ReturnType<typeof vendorEmail>; name: string }) {
  if (email === undefined) return null;
  const { title, open } = words.email;
  const { subject, body } = email;
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <div className="vendor-letter">
      <h4>{title}</h4>
      <ScrollRegion className="vendor-email" name={{ 'aria-label': `${title}: ${name}` }}>
        <p>
          <b>{subject}</b>
        </p>
        <p className="whitespace-pre-wrap">{body}</p>
      </ScrollRegion>
      <p className="no-print mt-3">
        <a href={address}>{open}</a>
      </p>
    </div>
  );
}

export default defineIsland('vendor-checklist', VendorChecklistBody);
