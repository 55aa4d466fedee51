import { Fragment, type ReactNode } from 'react';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import { Table } from '#app/ui/table.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
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

const chartTitle = 'Points reached by section';

const columns = vendorColumns.map((prefix, at) => ({
  prefix,
  name: `Vendor ${at + 1}`,
  className: `vendor-${at + 1}`,
}));

/** Whom the comparison is about, and who checks them when. */
const aboutFields = [
  ...columns.map(({ prefix, className }, at) => ({
    name: `${prefix}name`,
    label: `Name of vendor or product ${at + 1}`,
    className,
    autoComplete: 'off',
  })),
  {
    name: 'reviewer',
    label: words.reviewer,
    help: 'Appears on the printed record and at the end of the email.',
    autoComplete: 'name',
  },
  { name: 'reviewedOn', label: words.reviewedOn, kind: 'date' as const },
];

const publicPoints = questionsOf(sectionsFor('public')).map(({ id }) => id);

/** Form, result and method; the route adds the header. */
function VendorChecklistBody(props: ToolProps) {
  return (
    <ToolScreen
      {...props}
      definition={() => vendorTool}
      formTitle="Thirty points"
      linesTitle="Evidence for your file"
      lines={recordLines}
      chartTitle={chartTitle}
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
          submit="Show the comparison"
          asked={(values) =>
            columnsOf(values).flatMap((prefix) =>
              questionsOf(sectionsFor(values.tier as RiskTier)).map(({ id }) => prefix + id),
            )
          }
          badgeOf={({ weight }) =>
            weight === 3 && <span className="badge vendor-breaker">Deal-breaker</span>
          }
          classOf={({ id }) => (publicPoints.includes(id) ? '' : 'not-public')}
          before={{
            id: 'who',
            title: 'The vendor and your data',
            labels: Object.fromEntries(aboutFields.map(({ name, label }) => [name, label])),
            body: (
              <>
                <ChoiceGroup
                  id="q-tier"
                  name="tier"
                  legend={words.tier}
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
                  defaultValues={[tool.values.tier ?? 'personal']}
                />
                <div className="tool-fields">
                  <ChoiceGroup
                    id="q-vendorCount"
                    name="vendorCount"
                    legend="How many vendors are you comparing?"
                    boxed
                    className="vendor-count"
                    options={['1', '2', '3'].map((value) => ({ value, label: value }))}
                    defaultValues={[tool.values.vendorCount ?? '1']}
                  />
                  {aboutFields.map((field) => (
                    <Field
                      {...field}
                      key={field.name}
                      id={`q-${field.name}`}
                      defaultValue={tool.values[field.name]}
                      error={tool.errors[field.name]}
                    />
                  ))}
                </div>
              </>
            ),
          }}
        />
      )}
    />
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
      caption={chartTitle}
      captionHidden
      columns={[
        { header: <span className="sr-only">Section</span> },
        ...vendors.map(({ name }) => ({ header: name })),
      ]}
      rows={[
        row('Score', (vendor) => <b key={vendor.number}>{scoreText(vendor)}</b>),
        row('Verdict', ({ verdict }) => verdictWords[verdict].title),
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
  const emailTitle = 'Email to the vendor';
  return (
    <Part
      id={`vendor-${number}`}
      title={`${name}: ${verdictWords[verdict].title}`}
      className="result-part vendor-sheet"
    >
      <div className="vendor-sheet-parts">
        <div>
          {lists.length === 0 && <p>No point was answered No or Partly.</p>}
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
        {email && (
          <div className="vendor-letter">
            <h4>{emailTitle}</h4>
            <ScrollRegion
              className="vendor-email"
              name={{ 'aria-label': `${emailTitle}: ${name}` }}
            >
              <p>
                <b>{email.subject}</b>
              </p>
              <p className="whitespace-pre-wrap">{email.body}</p>
            </ScrollRegion>
            <p className="no-print mt-3">
              <a
                href={`mailto:?subject=${encodeURIComponent(email.subject)}&body=${encodeURIComponent(email.body)}`}
              >
                Open in your email program
              </a>
            </p>
          </div>
        )}
      </div>
    </Part>
  );
}

export default defineIsland('vendor-checklist', VendorChecklistBody);
