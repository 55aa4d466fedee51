import { Fragment, type ReactNode } from 'react';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { Table } from '#app/ui/table.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
import type { Tool } from '../page/use-tool.ts';
import { barsOf, questionsOf } from '../questionnaire/questionnaire.ts';
import { QuestionnaireForm } from '../questionnaire/questionnaire-form.tsx';
import { Part } from '../result/result-details.tsx';
import { BarLine } from '../result/result-head.tsx';
import {
  type RiskTier,
  tierWords,
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
  columnsOf,
  listsOf,
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

const aboutLabels: Record<string, string> = {
  ...Object.fromEntries(
    vendorColumns.map((prefix, at) => [
      `${prefix}name`,
      interpolate(words.nameOf, { number: at + 1 }),
    ]),
  ),
  reviewer: words.reviewer,
  reviewedOn: words.reviewedOn,
};

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
          submit={words.submit}
          asked={(values) =>
            columnsOf(values).flatMap((prefix) =>
              questionsOf(sectionsFor(values.tier as RiskTier)).map(({ id }) => prefix + id),
            )
          }
          badgeOf={({ weight }) =>
            weight === 3 && <span className="badge vendor-breaker">{words.dealBreaker}</span>
          }
          classOf={({ id }) => (publicPoints.has(id) ? '' : 'not-public')}
          before={{
            id: 'who',
            title: words.whoTitle,
            labels: aboutLabels,
            body: <AboutVendors tool={tool} />,
          }}
        />
      )}
    />
  );
}

type FieldSettings = {
  className?: string;
  help?: string;
  autoComplete?: string;
  kind?: 'date';
};

/** Which data, how many vendors, their names, and who checks them when. */
function AboutVendors({ tool: { values, errors } }: { tool: Tool<VendorInput> }) {
  const text = (name: string, props: FieldSettings) => (
    <Field
      {...props}
      key={name}
      id={`q-${name}`}
      name={name}
      label={aboutLabels[name]}
      defaultValue={values[name]}
      error={errors[name]}
    />
  );
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
        {columns.map(({ prefix, className }) =>
          text(`${prefix}name`, { className, autoComplete: 'off' }),
        )}
        {text('reviewer', { help: words.reviewerHelp, autoComplete: 'name' })}
        {text('reviewedOn', { kind: 'date' })}
      </div>
    </>
  );
}

/** Several vendors side by side, best first. */
function Comparison({ vendors }: { vendors: readonly VendorResult[] }) {
  const row = (title: string, cellOf: (vendor: VendorResult) => ReactNode) => ({
    id: title,
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
        row(words.scoreRow, (vendor) => <b key={vendor.number}>{scoreText(vendor)}</b>),
        row(words.verdictRow, ({ verdict }) => verdictWords[verdict].title),
        ...sections.map(({ section: { title } }, at) =>
          row(title, ({ number, sections }) => {
            const [bar] = barsOf(sections.slice(at, at + 1));
            if (bar === undefined) return '–';
            return (
              <Fragment key={number}>
                {bar.text} <BarLine {...bar} />
              </Fragment>
            );
          }),
        ),
      ]}
    />
  );
}

/** The points of a vendor that are not met, and the email to it. */
function VendorSheet({ vendor, reviewer }: { vendor: VendorResult; reviewer: string }) {
  const { number, name, verdict } = vendor;
  const lists = listsOf(vendor);
  const email = vendorEmail(vendor, reviewer);
  return (
    <Part
      id={`vendor-${number}`}
      title={`${name}: ${verdictWords[verdict].title}`}
      className="result-part vendor-sheet"
    >
      <div className="vendor-sheet-parts">
        <div>
          {lists.length === 0 && <p>{words.noGaps}</p>}
          {lists.map(({ id, title, points }) => (
            <Fragment key={id}>
              <h4>{title}</h4>
              <ul className={`vendor-points is-${id}`}>
                {points.map((point) => (
                  <li key={point.id}>{point.label}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
        {email && <Email {...email} name={name} />}
      </div>
    </Part>
  );
}

function Email({ subject, body, name }: { subject: string; body: string; name: string }) {
  const { title, open } = words.email;
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
