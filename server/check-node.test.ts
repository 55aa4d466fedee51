import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { describeOldNode, MINIMUM_NODE } from './check-node.js';

test.each(['18.20.4', '20.19.2', '22.21.0', '24.6.0'])(
  'Node %s is told in one sentence which Node is needed',
  (version) => {
    expect(describeOldNode(version)).toMatch(
      /^This site needs Node 24\.7\.0 or newer, .*Node 24\.$/,
    );
    expect(describeOldNode(version)).toContain(version);
  },
);

test.each(['24.7.0', '24.21.0', '25.0.0', '26.1.3'])('Node %s is new enough', (version) => {
  expect(describeOldNode(version)).toBeUndefined();
});

test('package.json asks for the same version', () => {
  expect(packageJson.engines.node).toBe(`>=${MINIMUM_NODE}`);
});

test('every command that starts the product checks the version before TypeScript is loaded', () => {
  const commands = Object.entries(packageJson.scripts).filter(([, command]) =>
    /(^|&& )node /.test(command),
  );
  expect(commands.length).toBeGreaterThan(5);
  for (const [name, command] of commands) {
    expect([name, command]).toEqual([
      name,
      expect.not.stringMatching(/(^|&& )node (?!--import \.\/server\/check-node\.js )/),
    ]);
  }
});

test('nothing is loaded before the check that an old Node could not load', () => {
  const entry = readFileSync('server/main.js', 'utf8');
  const imports = [...entry.matchAll(/^import '(.*)';$/gm)].map(([, target]) => target);
  expect(imports).toEqual(['./check-node.js']);
  expect(readFileSync('server/check-node.js', 'utf8').match(/from '(.*)'/g)).toEqual([
    "from 'node:process'",
  ]);
});
