import { getCarService } from '../calls/services/getCarService.ts';
import { listCarServices } from '../calls/services/listCarServices.ts';
import { listServiceKinds } from '../calls/services/listServiceKinds.ts';
import type { ContractCase } from './ContractCase.ts';
import { must } from './must.ts';

/** Car services. */
export const carServiceCases: ContractCase[] = [
  {
    name: 'car services of a kind have it, and each one has its page [M16, A07]',
    run: async (caller) => {
      const { data: kinds } = await caller.succeed(listServiceKinds, {});
      must(kinds.length > 0, 'there are kinds');
      for (const { slug, services } of kinds.slice(0, 2)) {
        const { data, meta } = await caller.succeed(listCarServices, { kind: slug });
        must(meta.total === services, 'the list has as many as the kind tells');
        must(
          data.every((service) => service.kinds.some((kind) => kind.slug === slug)),
          'each service has the kind',
        );
        for (const { id, name } of data.slice(0, 1)) {
          const shown = await caller.succeed(getCarService, { id });
          must(shown.data.name === name, 'the page has the name of the list');
        }
      }
    },
  },
  {
    name: 'a car service that does not exist is not found',
    run: async (caller) => {
      await caller.fail(getCarService, { id: 2_147_483_647 }, 'not-found');
    },
  },
];
