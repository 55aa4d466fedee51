import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Driver,
  InsertQueryNode,
  type QueryResult,
  SelectQueryNode,
  UpdateQueryNode,
} from 'kysely';
import { createGroupCommit, type GroupCommit, type Turn } from './group-commit.ts';
import { isSyncFailure } from './outage.ts';

type Connection = DatabaseConnection & { turn: Turn | undefined };
type Run = (query: CompiledQuery) => QueryResult<never>;

const STATEMENT_CACHE_SIZE = 500;

/**
 * Kysely driver in which transactions wait for their turn to write and share commits. A query
 * outside a transaction reads committed data on a separate connection; a single write is a
 * transaction of its own.
 */
export function createSqliteDriver(
  open: () => { writer: DatabaseSync; reader: DatabaseSync },
  onSyncFailure: (error: unknown) => void,
): Driver {
  let databases: ReturnType<typeof open> | undefined;
  let writes: GroupCommit;
  let runWrite: Run;
  let runRead: Run;

  async function execute(
    connection: Connection,
    query: CompiledQuery,
  ): Promise<QueryResult<never>> {
    const { turn: own } = connection;
    if (own) return own.run(() => runWrite(query));
    const isInMemory = databases?.reader === databases?.writer;
    if (SelectQueryNode.is(query.query) && !isInMemory) return runRead(query);
    const turn = await writes.enter();
    if (!isChange(query) && !SelectQueryNode.is(query.query)) {
      return turn.runAlone(() => runWrite(query));
    }
    await turn.begin();
    let result: QueryResult<never>;
    try {
      result = runWrite(query);
    } catch (error) {
      turn.rollback();
      throw error;
    }
    await turn.commit();
    return result;
  }

  function turnOf(connection: DatabaseConnection): Turn | undefined {
    const own = connection as Connection;
    const { turn } = own;
    own.turn = undefined;
    return turn;
  }

  return {
    async init() {
      databases = open();
      writes = createGroupCommit(databases.writer, onSyncFailure);
      runWrite = createRunner(databases.writer, onSyncFailure);
      runRead = createRunner(databases.reader, onSyncFailure);
    },
    async acquireConnection() {
      const connection: Connection = {
        turn: undefined,
        executeQuery: (query) => execute(connection, query),
        async *streamQuery(query) {
          yield await execute(connection, query);
        },
      };
      return connection;
    },
    async beginTransaction(connection) {
      const turn = await writes.enter();
      await turn.begin();
      (connection as Connection).turn = turn;
    },
    async commitTransaction(connection) {
      await turnOf(connection)?.commit();
    },
    async rollbackTransaction(connection) {
      turnOf(connection)?.rollback();
    },
    async releaseConnection(connection) {
      turnOf(connection)?.rollback();
    },
    async destroy() {
      if (databases) (await writes.enter()).runAlone(() => undefined);
      if (databases && databases.reader !== databases.writer) databases.reader.close();
      databases?.writer.close();
    },
  };
}

function isChange({ query }: CompiledQuery): boolean {
  return InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
}

/** Runs compiled queries on a connection and reuses its prepared statements. */
function createRunner(database: DatabaseSync, onSyncFailure: (error: unknown) => void): Run {
  const prepared = new Map<string, { statement: StatementSync; isReader: boolean }>();

  function prepare(sql: string) {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const fresh = { statement, isReader: statement.columns().length > 0 };
    if (prepared.size >= STATEMENT_CACHE_SIZE) prepared.clear();
    prepared.set(sql, fresh);
    return fresh;
  }

  return ({ sql, parameters }) => {
    try {
      return run(sql, parameters);
    } catch (error) {
      if (isSyncFailure(error)) onSyncFailure(error);
      throw error;
    }
  };

  function run(sql: string, parameters: readonly unknown[]): QueryResult<never> {
    const { statement, isReader } = prepare(sql);
    const values = checkParameters(parameters);
    if (isReader) return { rows: statement.all(...values) as never[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return {
      insertId: BigInt(lastInsertRowid),
      numAffectedRows: BigInt(changes),
      rows: [],
    };
  }
}

/**
 * `node:sqlite` treats an object as first parameter as a set of named parameters and silently drops
 * it, for example a Date. So every value that can't be stored as is gets refused.
 */
function checkParameters(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    const isStorable =
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'bigint' ||
      value instanceof Uint8Array;
    if (!isStorable) throw new TypeError(`A ${typeof value} can't be stored in SQLite`);
  }
  return parameters as SQLInputValue[];
}
