import { loanRows } from '@volan/features/loan';
import { messagesOf, pagePath } from '@volan/features/site';
import type { LoaderFunctionArgs } from 'react-router';
import { csvFile } from '../../private/csvFile.ts';
import { goOn } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';
import { readLoanOf } from './readLoanOf.ts';

/** The plan of a loan as a file for a spreadsheet. Figures that are wrong lead to the calculator, which says why. [P22] */
export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const requestContext = context.get(requestContextKey);
  const { site } = requestContext;
  const { plan } = readLoanOf(requestContext, request);
  if (plan === null) return goOn(`${pagePath(site, 'loan', {})}${new URL(request.url).search}`);

  return csvFile(`${site.brand.id}-loan`, loanRows(plan, messagesOf(site)));
};
