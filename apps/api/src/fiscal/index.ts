import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Module } from '../platform/Module.ts';
import { httpFiscaliser } from './httpFiscaliser.ts';
import { receiptsJob } from './issueReceipts.ts';
import type { FiscalSettings } from './readFiscalSettings.ts';

/** Dependencies of the fiscalisation of receipts. */
export interface FiscalDeps {
  readonly sql: Sql;
  /** Null: receipts are not fiscalised. */
  readonly settings: FiscalSettings | null;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Fiscal receipts of payments. [A20] */
export function fiscalModule({ sql, settings, logger, now }: FiscalDeps): Module {
  if (!settings) return {};

  const { since, ...fiscaliser } = settings;
  return { jobs: () => [receiptsJob({ sql, fiscal: httpFiscaliser(fiscaliser), since }, now, logger)] };
}
