import postgres from 'postgres';

/**
 * A transfer was refused, because the giving account has too little. The transaction is aborted and nothing was
 * written.
 * [M44]
 */
export class NotEnough extends Error {
  /** How much is missing, in the unit of the account. */
  readonly missing: number;

  constructor(missing: number) {
    super(`${missing} are missing in the account.`);
    this.missing = missing;
  }
}

/**
 * A transfer was refused: its id belongs to another transfer, or its reservation was ended in another way or has
 * expired.
 */
export class TransferRefused extends Error {}

/** Runs work with the ledger, and converts refusals of its database functions into the errors of this file. */
export async function namedRefusals<Outcome>(work: PromiseLike<Outcome>): Promise<Outcome> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    if (error.code === 'LE001') throw new NotEnough(Number(error.detail));
    if (error.code === 'LE002' || error.code === 'LE003') throw new TransferRefused(error.message, { cause: error });
    throw error;
  }
}
