import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { catchUpPrices } from './catchUpPrices.ts';

/** Counts prices until it is closed. */
export interface PriceFollower {
  /** Resolves when nobody counts any more. */
  close(): Promise<void>;
}

/** How long a changed price may wait for its turn; milliseconds. */
const stepEvery = 1000;

/**
 * Keeps the ratings of prices right: a step each second, and further steps at once while there is more. Every API process
 * does this; only one of them counts at a time. While the database is away it keeps trying.
 */
export function followPrices(sql: Sql, log: Logger): PriceFollower {
  let running: Promise<void> | null = null;
  let closed = false;
  let failing = false;

  async function catchUp(): Promise<void> {
    if (!closed && (await catchUpPrices(sql)) === 'more') await catchUp();
  }

  async function tryToCatchUp() {
    try {
      await catchUp();
      if (failing) log.info('prices are compared again');
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'prices cannot be compared, trying again');
      failing = true;
    }
  }

  function step() {
    running ??= tryToCatchUp().finally(() => {
      running = null;
    });
  }

  const timer = setInterval(step, stepEvery);
  step();
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
