import { pageMeta } from '#app/platform/seo/page-meta.ts';
import { siteUrlOf } from '#app/platform/seo/site-url.ts';
import { breadcrumbList } from '#app/platform/seo/structured-data.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Route } from './+types/api-docs.route.ts';
import { type ApiCallDescription, apiCalls, apiDocs, failureWords } from './api-docs.content.ts';

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches);
  return pageMeta(siteUrl, apiDocs.head, '/api-docs', [
    breadcrumbList(siteUrl, [{ name: apiDocs.title, path: '/api-docs' }]),
  ]);
}

export default function ApiDocsPage() {
  const { machineReadable } = apiDocs;
  return (
    <>
      <PageHeader title={apiDocs.title} lead={apiDocs.lead} />
      <Section id="rules" title={apiDocs.rulesTitle} layout="side">
        <ul className="ruled">
          {apiDocs.rules.map((rule) => (
            <li key={rule} className="py-3">
              {rule}
            </li>
          ))}
        </ul>
        <p className="mt-5">
          <a href={machineReadable.href}>{machineReadable.label}</a>
        </p>
      </Section>
      {apiCalls.map((call: ApiCallDescription) => (
        <CallSection key={call.id} call={call} />
      ))}
    </>
  );
}

function CallSection({ call }: { call: ApiCallDescription }) {
  const failures = call.failures.map((status) => ({
    id: String(status),
    cells: [String(status), failureWords[status]],
  }));
  return (
    <Section
      id={call.id}
      title={call.title}
      lead={call.text}
      aside={
        <code className="font-mono text-sm font-bold">
          {call.method} {call.path}
        </code>
      }
    >
      {call.fields.length > 0 && (
        <Table
          caption={`${call.title}: ${apiDocs.fieldColumns[0]}`}
          captionHidden
          columns={apiDocs.fieldColumns.map((header) => ({ header }))}
          rows={call.fields.map((field) => ({
            id: field.name,
            cells: [
              field.name,
              field.required ? apiDocs.required : apiDocs.optional,
              [field.text, field.values?.join(', ')].filter(Boolean).join(' '),
            ],
          }))}
        />
      )}
      {call.example && (
        <>
          <h3 className="mt-6">{apiDocs.exampleTitle}</h3>
          <pre className="mt-2 whitespace-pre-wrap bg-surface p-4 font-mono text-sm">
            {JSON.stringify(call.example, null, 2)}
          </pre>
        </>
      )}
      <div className="mt-6">
        <Table
          caption={`${call.title}: ${apiDocs.answerColumns[0]}`}
          captionHidden
          columns={apiDocs.answerColumns.map((header) => ({ header }))}
          rows={[
            {
              id: String(call.success.status),
              cells: [String(call.success.status), call.success.text],
            },
            ...failures,
          ]}
        />
      </div>
    </Section>
  );
}
