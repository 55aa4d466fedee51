import { spawnSync } from 'node:child_process';
import { describeOldNode } from '#server/check-node.js';
import type { Part } from './report.ts';

/** Debian's Node, if it is older than the site requires; OLD_NODE sets another one. */
const program = process.env.OLD_NODE ?? '/usr/bin/node';

export const oldNodePart: Part = {
  name: 'An old Node',
  programs: [program],
  version: [program, '--version'],
  async run(check) {
    const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1);
    const sentence = describeOldNode(version);
    if (!sentence) {
      process.stdout.write('  is new enough: nothing to see\n');
      return;
    }
    const { status, stdout, stderr } = spawnSync(program, ['server/main.js'], { encoding: 'utf8' });
    check('server/main.js says which Node is needed', stderr === `${sentence}\n`, stderr);
    check('it ends with 1 and says nothing else', status === 1 && stdout === '', status);
  },
};
