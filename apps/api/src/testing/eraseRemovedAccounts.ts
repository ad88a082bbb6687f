import { eraseRemovedAccounts as erase } from '../auth/removal.ts';
import type { TestApp } from './openTestApp.ts';

/** Erases removed accounts in all modules, as the retention of the started server does. Answers how many. */
export const eraseRemovedAccounts = ({ database, modules }: Pick<TestApp, 'database' | 'modules'>) =>
  erase(
    database.sql,
    modules.flatMap((module) => module.erase ?? []),
  );
