import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { fieldWords } from '#app/platform/forms/form-fields.content.ts';
import type { Operation } from '#app/platform/http/operation.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

export type FieldDescription = {
  name: string;
  required: boolean;
  text: string;
  values: readonly string[];
  schema: JsonSchema;
};

export type OperationDescription = {
  id: string;
  method: Operation['method'];
  path: string;
  title: string;
  text: string;
  /** The fields in the body of a POST, or in the query of a GET. */
  fields: FieldDescription[];
  example: Readonly<Record<string, unknown>> | null;
  success: { status: number; text: string };
  failures: number[];
};

/** Describes an operation. Types, limits and required fields come from its schema. */
export function describeOperation({
  method,
  path,
  words,
  success,
  failures,
  ...operation
}: Operation): OperationDescription {
  return {
    id: words.id,
    method,
    path,
    title: words.title,
    text: words.text,
    fields: operation.input ? describeFields(operation.input, { ...operation, words }) : [],
    example: words.example ?? null,
    success: { status: success.status, text: words.success },
    failures: [...failures.map((failure) => failure.status), 405].sort((a, b) => a - b),
  };
}

/** A schema as JSON Schema. Checks by code can't be expressed there and are left out. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest;
}

function describeFields(
  input: v.GenericSchema,
  { words, describedBy }: Pick<Operation, 'words' | 'describedBy'>,
): FieldDescription[] {
  const entries = entriesOf(input);
  return Object.entries({ ...fieldWords, ...words.fields }).flatMap(([name, text]) => {
    const entry = entries[name];
    if (!entry) return [];
    const { default: preset, ...schema } = jsonSchema(describedBy?.[name] ?? entry);
    const maxLength = maxLengthOf(entry);
    return [
      {
        name,
        required: isRequired(input, name, words.example),
        text,
        values: Array.isArray(schema.enum) ? schema.enum.map(String) : [],
        schema: {
          ...schema,
          ...(maxLength && { maxLength }),
          ...(preset !== undefined && preset !== '' && { default: preset }),
          description: text,
        },
      },
    ];
  });
}

/** Whether a body without the field is refused. The schemas read a missing text as ''. */
function isRequired(
  input: v.GenericSchema,
  name: string,
  example: Readonly<Record<string, unknown>> = {},
): boolean {
  const { [name]: _, ...rest } = example;
  const { issues = [] } = v.safeParse(input, rest);
  return issues.some((issue) => issue.path?.[0]?.key === name);
}

type Described = {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly pipe?: readonly Described[];
  readonly wrapped?: Described;
  readonly type?: string;
  readonly requirement?: unknown;
  /** See `maxCharacters`. */
  readonly limit?: number;
};

function entriesOf(schema: Described): Readonly<Record<string, v.GenericSchema>> {
  return schema.entries ?? {};
}

/** The maximum length of a text. A field may check it after trimming, in a nested pipe. */
function maxLengthOf(schema: Described): number | undefined {
  if (schema.limit !== undefined) return schema.limit;
  if (schema.type === 'max_length') return Number(schema.requirement);
  const inner = [...(schema.pipe?.filter((item) => item !== schema) ?? []), schema.wrapped];
  for (const item of inner) {
    const found = item && maxLengthOf(item);
    if (found) return found;
  }
  return undefined;
}
