import type { Failure } from '@volan/api-contract';
import type { TransactionSql } from 'postgres';
import type { EntityName } from './entities.ts';
import type { StoredRow } from './storedRows.ts';
import type { RowFields } from './storedRows.ts';

/** Hooks that the module of a kind of row adds to each change. They run in the transaction of the change. */
export interface RowHooks {
  /** Whether a slug is taken outside the table of the rows. */
  readonly isSlugTaken?: (sql: TransactionSql, slug: string, id: number) => Promise<boolean>;
  /**
   * Checks a change, in addition to the checks of all kinds of rows.
   *
   * @param before the stored row; null: it is created
   * @returns null if the change is valid
   */
  readonly check?: (
    sql: TransactionSql,
    before: StoredRow | null,
    after: RowFields,
  ) => Promise<Failure<'validation', null> | null>;
  /** Runs after a row was inserted or updated; `before` is null after an insert. */
  readonly onWrite?: (sql: TransactionSql, id: number, before: StoredRow | null) => Promise<void>;
  /** Runs before a row is deleted. */
  readonly onDelete?: (sql: TransactionSql, id: number) => Promise<void>;
}

/** The hooks by kind of row. */
export type HooksOfEntities = Readonly<Partial<Record<EntityName, RowHooks>>>;
