import type { KyselyPlugin } from 'kysely';
import type { TestApp } from './test-app.ts';

/**
 * Records what the app asks of its database from now on: the kind and table of each statement, and
 * `commit` for each transaction. Two requests with the same record take the same time there,
 * whatever else the machine does.
 */
export function recordStatements(app: TestApp): string[] {
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(`${node.kind} ${tableOf(node)}`.trim());
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const recorded = app.context.db.withPlugin(recorder);
  app.context.db = new Proxy(recorded, {
    get(target, name) {
      if (name === 'transaction') statements.push('commit');
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return statements;
}

function tableOf(node: object): string {
  return JSON.stringify(node).match(/"IdentifierNode","name":"(\w+)"/)?.[1] ?? '';
}
