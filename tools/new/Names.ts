import { CliError } from '../CliError.ts';

/** One name in the spellings that files and code need. */
export interface Names {
  /** `LoanOffer` */
  readonly pascal: string;
  /** `loanOffer` */
  readonly camel: string;
  /** `loan-offer` */
  readonly kebab: string;
  /** `Loan offer` */
  readonly title: string;
}

/** Reads `LoanOffer`, `loanOffer` or `loan-offer`. */
export function namesOf(given: string): Names {
  const parts = given
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-');
  if (!parts.every((part) => /^[a-z][a-z0-9]*$/.test(part))) {
    throw new CliError(
      `"${given}" cannot be a name.`,
      'It becomes the name of files, of exports and of an address.',
      'Use Latin letters and digits, as LoanOffer or loan-offer.',
    );
  }
  const pascal = parts.map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}`).join('');

  return {
    pascal,
    camel: `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`,
    kebab: parts.join('-'),
    title: [pascal.match(/^[A-Z][a-z0-9]*/)?.[0], ...parts.slice(1)].join(' '),
  };
}
