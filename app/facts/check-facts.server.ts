import * as v from 'valibot';
import { factSchemas } from './facts.schema.ts';
import { builtInSets, type FactName } from './facts.ts';

/** What is wrong with the facts of the repository, in one sentence for whoever edited them. */
export function findFactFault(): string | undefined {
  const names = Object.keys(builtInSets) as FactName[];
  const [fault] = names.flatMap((name) => describeFactFault(name, builtInSets[name]) ?? []);
  return fault && `The facts in app/facts can't be used: ${fault}.`;
}

/** The first fault of a set by its schema, with the path of the value; undefined if there is none. */
export function describeFactFault(name: FactName, value: unknown): string | undefined {
  const { issues } = v.safeParse(factSchemas[name], value, { abortEarly: true });
  if (!issues) return undefined;
  const path = v.getDotPath(issues[0]);
  return `${path ? `${name}.${path}` : name} ${describe(issues[0])}`;
}

function describe(issue: v.BaseIssue<unknown>): string {
  if (issue.message.startsWith('must ')) return issue.message;
  if (issue.received === 'undefined') return 'is missing';
  return `must be ${issue.expected ?? 'something else'}, not ${issue.received}`;
}
