import type { LoaderFunctionArgs } from 'react-router';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { CallError } from '@volan/api-client';
import type { CreditMovement } from '@volan/api-contract';
import { maxMovementsPerPage } from '@volan/domain-rules';
import { creditsAddress, movementRows, readCreditsAsk } from '@volan/features/credits';
import { messagesOf } from '@volan/features/site';
import { csvFile } from '../../private/csvFile.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import { readMovements } from './loadCredits.ts';

/**
 * The history of credits as a file for a spreadsheet, all pages. Where it cannot be read, the page says why. [B15]
 */
async function sendCreditsFile(requestContext: RequestContext): Promise<Response> {
  requireSession(requestContext);
  const { site } = requestContext;
  const ask = readCreditsAsk(site.search);
  try {
    const movements: CreditMovement[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { data, meta } = await readMovements(requestContext, { ...ask, page }, maxMovementsPerPage);
      movements.push(...data);
      pages = meta.pages;
    }
    const day = new Date(site.now).toISOString().slice(0, 10);

    return csvFile(`${site.brand.id}-credits-${day}`, movementRows(movements, messagesOf(site), site.brand.timeZone));
  } catch (error) {
    if (error instanceof CallError) return goOn(creditsAddress(site, ask));
    throw error;
  }
}

/** A link saves it, also without JavaScript: it only reads. */
export const loader = ({ context }: LoaderFunctionArgs) => sendCreditsFile(context.get(requestContextKey));
