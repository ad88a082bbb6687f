import * as contract from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { serve } from '../platform/server/serve.ts';
import { serveCsv } from '../platform/server/serveFile.ts';
import { isCounted } from '../selling/visits.ts';
import { exportReport, readReport, targetOf, type BannerCounts } from './bannerCounts.ts';
import type { BannerDeps } from './BannerDeps.ts';

/** Page views of one network that are counted within ten minutes. Many people may share its address. */
const viewsPerTenMinutes = 600;

/** Clicks of one network that are counted within an hour. Further ones still lead to the link. */
const clicksPerHour = 60;

/** Counting, for visitors; and what was counted, for administrators. */
export function bannerCountRoutes(
  app: FastifyInstance,
  deps: Pick<BannerDeps, 'sql' | 'now'> & { readonly counts: BannerCounts; readonly limits: RateLimits },
) {
  const { sql, now, counts, limits } = deps;
  const isTooManyViews = limits({
    name: 'banner-views',
    max: viewsPerTenMinutes,
    withinSeconds: 600,
    blocksInMemory: true,
  });
  const isTooManyClicks = limits({ name: 'banner-clicks', max: clicksPerHour, withinSeconds: 3600 });

  serve(
    app,
    contract.seeBanners,
    ({ ids }, { userAgent, principal }) => {
      if (!isCounted({ userAgent, actor: principal?.actor ?? null })) return { counted: 0 };

      for (const id of ids) counts.count(id, 'impressions');

      return { counted: ids.length };
    },
    { knowsCaller: true, isTooMany: isTooManyViews },
  );
  serve(
    app,
    contract.clickBanner,
    async ({ id }, { userAgent, principal, address }) => {
      const found = await targetOf(sql, id, now());
      const isVisitor = 'target' in found && isCounted({ userAgent, actor: principal?.actor ?? null });
      if (isVisitor && !(await isTooManyClicks(address))) counts.count(id, 'clicks');

      return found;
    },
    { knowsCaller: true },
  );
  serve(app, contract.getBannerReport, (query, context) => readReport(deps, query, context));
  serveCsv(app, contract.exportBannerReport, 'banner', (query, context) => exportReport(deps, query, context));
}
