import { getFastAd } from '../calls/fastAds/getFastAd.ts';
import { listFastAds } from '../calls/fastAds/listFastAds.ts';
import type { ContractCase } from './ContractCase.ts';
import { must } from './must.ts';

/** Fast ads. */
export const fastAdCases: ContractCase[] = [
  {
    name: 'fast ads come the newest first, and each one has its page [M17, B38]',
    run: async (caller) => {
      const { data } = await caller.succeed(listFastAds, {});
      const times = data.map(({ created_at: at }) => Date.parse(at));
      must(
        times.every((at, index) => index === 0 || at <= (times[index - 1] ?? 0)),
        'the newest first',
      );
      for (const { id, line } of data.slice(0, 1)) {
        const shown = await caller.succeed(getFastAd, { id });
        must(shown.data.line === line, 'the page has the line of the list');
      }
    },
  },
  {
    name: 'a fast ad that does not exist is not found',
    run: async (caller) => {
      await caller.fail(getFastAd, { id: 2_147_483_647 }, 'not-found');
    },
  },
];
