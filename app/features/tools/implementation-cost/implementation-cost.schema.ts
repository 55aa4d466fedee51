import * as v from 'valibot';
import { centsOf } from '../model/tool-default.ts';
import {
  boundedOrUnknown,
  checkForm,
  type FormFields,
  readMoney,
  readNumber,
  readText,
  type ToolFormResult,
} from '../model/tool-form.ts';
import {
  type ConnectionKind,
  type CostInput,
  type CostNumber,
  connectionKinds,
  type PieceKind,
  pieceKinds,
} from './cost-figures.ts';
import { costNumberFields, costWords } from './implementation-cost.content.ts';

const numberNames = Object.keys(costNumberFields) as CostNumber[];

const count = (max: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(0, message), v.maxValue(max, message));

const pieceCount = count(5, costWords.countBounds);
const systemCount = count(20, costWords.systemBounds);

const pieces = v.pipe(
  v.object(
    Object.fromEntries(pieceKinds.map((kind) => [kind, pieceCount])) as Record<
      PieceKind,
      typeof pieceCount
    >,
  ),
  v.check((counts) => Object.values(counts).some((n) => n > 0), costWords.atLeastOne),
);

const connections = v.object(
  Object.fromEntries(connectionKinds.map((kind) => [kind, systemCount])) as Record<
    ConnectionKind,
    typeof systemCount
  >,
);

const numbers = Object.fromEntries(
  numberNames.map((name) => [name, boundedOrUnknown(costNumberFields[name].setting)]),
) as Record<CostNumber, ReturnType<typeof boundedOrUnknown>>;

/** Everything the estimate needs, with at least one piece to build. */
export const costSchema = v.object({
  pieces,
  connections,
  data: v.picklist(['clean', 'some', 'messy', 'unknown'], costWords.choose),
  team: v.picklist(['upTo5', 'upTo20', 'over20', 'unknown'], costWords.choose),
  privacy: v.picklist(['none', 'personal', 'sensitive', 'unknown'], costWords.choose),
  ...numbers,
});

/** What the form starts with: one lead-capture project of a small shop. */
export const costDefaultInput = Object.defineProperties(
  {
    pieces: {
      workflow: 0,
      emailSequence: 0,
      leadCapture: 1,
      assistant: 0,
      documents: 0,
      dashboard: 0,
      webApp: 0,
    },
    connections: { native: 2, api: 0, noApi: 0, unknown: 0 },
    data: 'some',
    team: 'upTo5',
    privacy: 'personal',
  },
  // Read when the form is shown: the owner changes some of them while the site runs.
  Object.fromEntries(
    numberNames.map((name) => [
      name,
      {
        enumerable: true,
        get() {
          const { setting } = costNumberFields[name];
          return setting.unit.startsWith('CAD') ? centsOf(setting) : setting.value;
        },
      },
    ]),
  ),
) as CostInput;

/**
 * Reads a plain post: `piece-workflow`, `systems-native`, data, team, privacy and the number
 * fields. An empty count is 0, an empty number "I don't know".
 */
export function readCostForm(form: FormFields): ToolFormResult<CostInput> {
  const counts = (prefix: string, kinds: readonly string[]) =>
    Object.fromEntries(kinds.map((kind) => [kind, readNumber(form, `${prefix}-${kind}`) ?? 0]));
  const raw = {
    pieces: counts('piece', pieceKinds),
    connections: counts('systems', connectionKinds),
    data: readText(form, 'data'),
    team: readText(form, 'team'),
    privacy: readText(form, 'privacy'),
    ...Object.fromEntries(
      numberNames.map((name) => {
        const { field, setting } = costNumberFields[name];
        return [
          name,
          setting.unit.startsWith('CAD') ? readMoney(form, field) : readNumber(form, field),
        ];
      }),
    ),
  };
  return checkForm(costSchema, raw, fieldOf);
}

/** The fields of a form filled with this input. */
export function writeCostForm(input: CostInput): Record<string, string> {
  const fields: Record<string, string> = {
    data: input.data,
    team: input.team,
    privacy: input.privacy,
  };
  for (const kind of pieceKinds) fields[`piece-${kind}`] = `${input.pieces[kind]}`;
  for (const kind of connectionKinds) fields[`systems-${kind}`] = `${input.connections[kind]}`;
  for (const name of numberNames) {
    const { field, setting } = costNumberFields[name];
    const value = input[name];
    const shown = value !== null && setting.unit.startsWith('CAD') ? value / 100 : value;
    fields[field] = shown === null ? '' : `${shown}`;
  }
  return fields;
}

function fieldOf(path: string): string {
  if (path === 'pieces') return 'piece-workflow';
  if (path.startsWith('pieces.')) return path.replace('pieces.', 'piece-');
  if (path.startsWith('connections.')) return path.replace('connections.', 'systems-');
  return Object.hasOwn(costNumberFields, path) ? costNumberFields[path as CostNumber].field : path;
}
