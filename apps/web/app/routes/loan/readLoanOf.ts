import { readLoan } from '@volan/domain-rules';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** The figures in the address of the calculator. [P22] */
export const readLoanOf = ({ site }: Pick<RequestContext, 'site'>, request: Request) =>
  readLoan(new URL(request.url).searchParams, site.language, site.brand.loanExample.rate);
