import type { LoaderFunctionArgs } from 'react-router';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { CallError, readCall } from '@volan/api-client';
import { getSellerStats } from '@volan/api-contract/wire';
import { readStatsAsk, statsAddress, statsFiles, statsRows } from '@volan/features/selling';
import { messagesOf } from '@volan/features/site';
import { csvFile } from '../../private/csvFile.ts';
import { goOn, requireSession } from '../../private/forms.ts';

/** Ads of one question; a file holds them all. */
const adsAtOnce = 100;

/** All rows of the statistics that an address asks for. */
async function readStats({ api, site }: RequestContext, withAds: boolean) {
  const { span, ad, order, direction } = readStatsAsk(site.search);
  const read = (page: number) =>
    readCall(api, getSellerStats, {
      span,
      order,
      direction,
      page,
      per_page: adsAtOnce,
      lang: api.language,
      ...(ad !== null && { ad_id: ad }),
    });
  const { data: stats, meta } = await read(1);
  if (stats.ad) return { ...stats, ads: [stats.ad] };

  const ads = [...stats.ads];
  const pages = withAds ? meta.pages : 1;
  for (let page = 2; page <= pages; page++) ads.push(...(await read(page)).data.ads);

  return { ...stats, ads };
}

/**
 * The numbers of the statistics as a file for a spreadsheet. Where they cannot be read, the page says why. [P39]
 */
async function sendStatsFile(requestContext: RequestContext): Promise<Response> {
  requireSession(requestContext);
  const { site } = requestContext;
  const ask = readStatsAsk(site.search);
  const asked = new URLSearchParams(site.search).get('of');
  const of = statsFiles.find((each) => each === asked) ?? 'ads';
  try {
    const stats = await readStats(requestContext, of === 'ads');
    return csvFile(`${site.brand.id}-${of}-${stats.from}-${stats.to}`, statsRows(stats, of, messagesOf(site)));
  } catch (error) {
    if (error instanceof CallError) return goOn(statsAddress(site, ask));
    throw error;
  }
}

/** A link saves it, also without JavaScript: it only reads. */
export const loader = ({ context }: LoaderFunctionArgs) => sendStatsFile(context.get(requestContextKey));
