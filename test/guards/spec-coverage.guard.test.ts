import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Row = { spec: string; statement: string; state: string; where: string; proof: string };

const rows = readRows(readFileSync('docs/spec-coverage.md', 'utf8'));

test('the coverage table covers every section of the specification', () => {
  const sections = new Set(rows.map((row) => row.spec.split(/[\s,]/)[0]?.replace(/^§/, '')));
  const expected = [
    '2.1',
    '2.2',
    '2.3',
    '2.4',
    '2.5',
    '2.6',
    '2.7',
    '2.8',
    '2.9',
    '2.10',
    '2.11',
    '2.12',
    '2.13',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ];
  expect(expected.filter((section) => !sections.has(section))).toEqual([]);
  expect(rows.length).toBeGreaterThan(200);
});

test('each row has a known state and names files that exist', () => {
  const faults = rows.flatMap((row) => {
    const wrong: string[] = [];
    if (!/^(done|improved|open)\b/.test(row.state)) wrong.push(`state "${row.state}"`);
    const files = codeOf(row.where);
    if (!row.state.startsWith('open') && files.length === 0) wrong.push('no file');
    for (const file of files) if (!existsSync(file)) wrong.push(`${file} does not exist`);
    return wrong.map((fault) => `${row.spec} ${row.statement.slice(0, 60)}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('each proof names a test that exists in its file', () => {
  const faults = rows
    .filter((row) => !row.state.startsWith('open'))
    .flatMap((row) => {
      const [file] = codeOf(row.proof);
      const title = row.proof.split('›').slice(1).join('›').trim().replace(/`$/, '');
      if (!file || !existsSync(file))
        return [`${row.statement.slice(0, 60)}: no test file in "${row.proof}"`];
      const text = readFileSync(file, 'utf8').replace(/\\(['"`])/g, '$1');
      return title && text.includes(title) ? [] : [`${file} has no test "${title}"`];
    });
  expect(faults).toEqual([]);
});

function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\|\s*(spec|---)/.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    )
    .map(([spec = '', statement = '', state = '', where = '', proof = '']) => ({
      spec,
      statement,
      state,
      where,
      proof,
    }));
}

/** The paths of the files listed in a cell. */
function codeOf(cell: string): string[] {
  return cell.match(/[\w@$./-]+\.(?:tsx?|css|mdx?|json|js|svg)\b/g) ?? [];
}
