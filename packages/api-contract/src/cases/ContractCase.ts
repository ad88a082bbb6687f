import type { Caller } from './Caller.ts';

/**
 * Ids that the data for the cases must contain. It also needs at least one active ad of each kind that the cases look
 * for.
 */
export interface ContractWorld {
  /** Id of an ad that was sold or removed. */
  readonly goneAd: number;
}

/** One sentence of the contract that mock and server both keep. */
export interface ContractCase {
  /** The sentence, with the ids of the requirements that it proves. */
  readonly name: string;
  /** Throws if the implementation does not keep the sentence. */
  readonly run: (caller: Caller, world: ContractWorld) => Promise<void>;
}
