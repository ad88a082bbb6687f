import { Caller } from './Caller.ts';
import type { CaseSender } from './CaseExchange.ts';
import type { ContractCase, ContractWorld } from './ContractCase.ts';

/** Runs one case against whatever `send` reaches; throws a sentence where the contract is not kept. */
export function runContractCase(contractCase: ContractCase, send: CaseSender, world: ContractWorld): Promise<void> {
  return contractCase.run(new Caller(send), world);
}
