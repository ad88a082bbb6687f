import type { Caller } from './Caller.ts';

/** What a set of data must hold for the cases; beside it at least one active ad of each kind the cases look for. */
export interface ContractWorld {
  /** Id of an ad that was sold or removed. */
  readonly goneAd: number;
}

/** One sentence of the contract that mock and server both keep. */
export interface ContractCase {
  /** Sentence with the checklist IDs it stands for. */
  readonly name: string;
  /** Throws where the sentence is not kept. */
  readonly run: (caller: Caller, world: ContractWorld) => Promise<void>;
}
