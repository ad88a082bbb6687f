import postgres from 'postgres';

/**
 * A transfer was refused: the account that gives has too little. The transaction is over; nothing of it was written.
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
 * A transfer was refused for what it is: its id belongs to another one, or what it ends has ended otherwise or too
 * late.
 */
export class TransferRefused extends Error {}

/** Does work with the ledger; what its functions refuse comes as an error that can be told apart. */
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
