import { useFacts } from '#app/facts/use-facts.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Section } from '#app/ui/section.tsx';
import { Table } from '#app/ui/table.tsx';
import { apiDocsWords, failureWords } from './api-docs.content.ts';
import type { OperationDescription } from './operation-description.ts';

/** The documentation of the JSON API, for programmers. */
export function ApiDocsPage({ operations }: { operations: readonly OperationDescription[] }) {
  const facts = useFacts();
  const apiDocs = apiDocsWords(facts);
  const { machineReadable } = apiDocs;
  return (
    <>
      <PageHeader title={apiDocs.title} lead={apiDocs.lead} />
      <Section id="rules" title={apiDocs.rulesTitle} layout="side">
        <ul className="ruled">
          {apiDocs.rules.map((rule) => (
            <li key={rule} className="py-3 print:py-1">
              <WithCode text={rule} />
            </li>
          ))}
        </ul>
        <p className="mt-5 print:mt-2">
          <a href={machineReadable.href}>{machineReadable.label}</a>
        </p>
      </Section>
      {operations.map((operation) => (
        <OperationSection key={operation.id} operation={operation} />
      ))}
    </>
  );
}

function OperationSection({ operation }: { operation: OperationDescription }) {
  const facts = useFacts();
  const apiDocs = apiDocsWords(facts);
  const failures = operation.failures.map((status) => ({
    id: String(status),
    cells: [
      String(status),
      <WithCode key="text" text={failureWords[status as keyof typeof failureWords]} />,
    ],
  }));
  return (
    <Section
      id={operation.id}
      title={operation.title}
      lead={operation.text}
      aside={
        <code className="font-mono text-sm font-bold">
          {operation.method} {operation.path}
        </code>
      }
    >
      {operation.fields.length > 0 && (
        <Table
          caption={`${operation.title}: ${apiDocs.fieldColumns[0]}`}
          captionHidden
          stacks
          columns={apiDocs.fieldColumns.map((header) => ({ header }))}
          rows={operation.fields.map((field) => ({
            id: field.name,
            cells: [
              field.name,
              field.required ? apiDocs.required : apiDocs.optional,
              <WithCode
                key="text"
                text={[field.text, field.values.join(', ')].filter(Boolean).join(' ')}
              />,
            ],
          }))}
        />
      )}
      {operation.example && (
        <>
          <h3 className="mt-6 print:mt-2">{apiDocs.exampleTitle}</h3>
          <pre className="mt-2 whitespace-pre-wrap bg-surface p-4 font-mono text-sm print:p-1 print:text-xs print:leading-tight">
            {exampleText(operation)}
          </pre>
        </>
      )}
      <div className="mt-6 print:mt-2">
        <Table
          caption={`${operation.title}: ${apiDocs.answerColumns[0]}`}
          captionHidden
          columns={apiDocs.answerColumns.map((header) => ({ header }))}
          rows={[
            {
              id: String(operation.success.status),
              cells: [
                String(operation.success.status),
                <WithCode key="text" text={operation.success.text} />,
              ],
            },
            ...failures,
          ]}
        />
      </div>
    </Section>
  );
}

/** The texts are Markdown in the OpenAPI document; of it they use only `code`. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part));
}

/** The address of a GET with its fields in the query, or the body of a POST. */
function exampleText({ method, path, example }: OperationDescription): string {
  if (method !== 'GET' || example === null) return JSON.stringify(example, null, 2);
  const query = Object.entries(example).map(([name, value]) => `${name}=${String(value)}`);
  return `GET ${path}?${query.join('&')}`;
}
