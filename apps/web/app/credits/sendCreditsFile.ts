import { CallError } from '@volan/api-client';
import type { CreditMovement } from '@volan/api-contract';
import { maxMovementsPerPage } from '@volan/domain-rules';
import { creditsAddress, movementRows, readCreditsAsk } from '@volan/features/credits';
import { messagesOf } from '@volan/features/site';
import { stringify } from 'csv-stringify/sync';
import { goOn, requireSession } from '../private/forms.ts';
import type { RequestContext } from '../../ssr/requestContext.ts';
import { readMovements } from './loadCredits.ts';

/**
 * The history of credits as a file for a spreadsheet, all pages: RFC 4180 in UTF-8 with its mark, and no cell is taken for a
 * formula. Where it cannot be read, the page says why. [B15]
 */
export async function sendCreditsFile(requestContext: RequestContext): Promise<Response> {
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
    const text = stringify(movementRows(movements, messagesOf(site)), {
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    });
    const day = new Date(site.now).toISOString().slice(0, 10);
    return new Response(text, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${site.brand.id}-credits-${day}.csv"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (error instanceof CallError) return goOn(creditsAddress(site, ask));
    throw error;
  }
}
