/** Something in a brand's tokens that its author has to mend. The message has three sentences: what, why, how. */
export class BrandProblem extends Error {
  constructor(what: string, why: string, mend: string) {
    super(`${what} ${why} ${mend}`);
    this.name = 'BrandProblem';
  }
}
