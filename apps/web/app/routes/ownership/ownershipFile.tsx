import { ownershipCost } from '@volan/domain-rules';
import { ownershipRows } from '@volan/features/ownership';
import { messagesOf, pagePath } from '@volan/features/site';
import type { LoaderFunctionArgs } from 'react-router';
import { failedPage } from '../../failures.ts';
import { csvFile } from '../../private/csvFile.ts';
import { goOn } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';
import { loadOwnership } from './loadOwnership.ts';

/** The estimate as a file for a spreadsheet. Figures that are wrong lead to the calculator, which says why. [N16] */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const requestContext = context.get(requestContextKey);
  const { site } = requestContext;
  try {
    const { reading, terms } = await loadOwnership(requestContext, request);
    const { vehicle } = reading;
    if (vehicle === null) return goOn(`${pagePath(site, 'ownership', {})}${new URL(request.url).search}`);

    const ownership = { vehicle, terms, cost: ownershipCost(vehicle, terms) };

    return csvFile(`${site.brand.id}-ownership`, ownershipRows(ownership, messagesOf(site)));
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
};
