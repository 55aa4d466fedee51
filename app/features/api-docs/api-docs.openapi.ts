import {
  type ApiCallDescription,
  type ApiField,
  apiCalls,
  apiDocs,
  failureWords,
} from './api-docs.content.ts';

/** The calls as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.0). */
export function openApiDocument(siteUrl: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: apiDocs.title,
      version: '1.0.0',
      description: [apiDocs.lead, ...apiDocs.rules].join('\n\n'),
    },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries(
      apiCalls.map((call) => [call.path, { [call.method.toLowerCase()]: operation(call) }]),
    ),
    components: { schemas: { Success: success, Failure: failure } },
  };
}

const success = {
  type: 'object',
  required: ['success', 'data'],
  properties: { success: { const: true }, data: {} },
};
const failure = {
  type: 'object',
  required: ['success', 'error'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'A sentence for a person.' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    data: {},
  },
};

function operation(call: ApiCallDescription): object {
  return {
    operationId: call.id,
    summary: call.title,
    description: call.text,
    parameters: call.method === 'GET' ? call.fields.map(queryParameter) : [keyHeader],
    ...(call.method === 'POST' ? { requestBody: body(call) } : {}),
    responses: Object.fromEntries([
      [call.success.status, answer(call.success.text, 'Success')],
      ...call.failures.map((status) => [status, answer(failureWords[status], 'Failure')]),
    ]),
  };
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

function queryParameter(field: ApiField): object {
  return {
    name: field.name,
    in: 'query',
    required: field.required ?? false,
    schema: schemaOf(field),
  };
}

function body(call: ApiCallDescription): object {
  const schema = {
    type: 'object',
    required: call.fields.filter((field) => field.required).map((field) => field.name),
    properties: Object.fromEntries(call.fields.map((field) => [field.name, schemaOf(field)])),
  };
  return { required: true, content: { 'application/json': { schema, example: call.example } } };
}

function schemaOf(field: ApiField): object {
  return {
    type: field.type,
    description: field.text,
    maxLength: field.maxLength,
    enum: field.values,
  };
}

function answer(description: string, schema: 'Success' | 'Failure'): object {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  };
}
