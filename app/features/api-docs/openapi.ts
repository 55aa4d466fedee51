import type { GenericSchema } from 'valibot';
import type { Facts } from '#app/facts/facts.ts';
import type { Operation } from '#app/platform/http/operation.ts';
import { apiDocsWords, failureWords } from './api-docs.content.ts';
import {
  describeOperation,
  type JsonSchema,
  jsonSchema,
  type OperationDescription,
} from './operation-description.ts';

/** The JSON API as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.0). */
export function openApiDocument(
  facts: Facts,
  operations: readonly Operation[],
  siteUrl: string,
): object {
  const apiDocs = apiDocsWords(facts);
  return {
    openapi: '3.1.0',
    info: {
      title: apiDocs.title,
      version: '1.0.0',
      description: [apiDocs.lead, ...apiDocs.rules].join('\n\n'),
      license: { name: apiDocs.license.name, url: siteUrl + apiDocs.license.path },
    },
    servers: [{ url: siteUrl }],
    // No authentication.
    security: [],
    paths: Object.fromEntries(
      operations.map((operation) => {
        const description = describeOperation(operation);
        const { method, path } = description;
        return [path, { [method.toLowerCase()]: describe(operation, description) }];
      }),
    ),
    components: { schemas: { Failure: failureSchema } },
  };
}

const failureSchema = {
  type: 'object',
  required: ['success', 'error'],
  properties: {
    success: { type: 'boolean', const: false },
    error: { type: 'string', description: 'The error in words, for a person to read.' },
    fields: {
      type: 'object',
      description: 'The errors, by field name.',
      additionalProperties: { type: 'string' },
    },
  },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a request with the same key and body changes nothing.',
  schema: { type: 'string', maxLength: 200, pattern: '^[!-~]+$' },
};

function describe(operation: Operation, description: OperationDescription): object {
  const { id, method, title, text, fields, success } = description;
  const dataOf = new Map(operation.failures.map(({ status, data }) => [status, data]));
  return {
    operationId: id,
    summary: title,
    description: text,
    parameters:
      method === 'GET'
        ? fields.map(({ name, required, schema }) => ({ name, in: 'query', required, schema }))
        : [idempotencyKey],
    ...(method === 'POST' && { requestBody: requestBody(description) }),
    responses: {
      [success.status]: {
        description: success.text,
        content: json({
          type: 'object',
          required: ['success', 'data'],
          properties: {
            success: { type: 'boolean', const: true },
            data: jsonSchema(operation.success.data),
          },
        }),
      },
      ...Object.fromEntries(
        description.failures.map((status) => [status, failureResponse(status, dataOf.get(status))]),
      ),
    },
  };
}

function requestBody({ fields, example }: OperationDescription): object {
  const schema = {
    type: 'object',
    required: fields.filter((field) => field.required).map((field) => field.name),
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  };
  return {
    required: true,
    content: { 'application/json': { schema, ...(example && { example }) } },
  };
}

function failureResponse(status: number, data: GenericSchema | undefined): object {
  const failure = { $ref: '#/components/schemas/Failure' };
  const withData = data && {
    allOf: [failure, { type: 'object', properties: { data: jsonSchema(data) } }],
  };
  return {
    description: failureWords[status as keyof typeof failureWords],
    content: json(withData ?? failure),
  };
}

function json(schema: JsonSchema): object {
  return { 'application/json': { schema } };
}
