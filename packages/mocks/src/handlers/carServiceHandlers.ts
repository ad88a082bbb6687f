import {
  changeCarServiceStatus,
  createCarService,
  Failure,
  getCarService,
  listCarServices,
  listMyCarServices,
  listServiceKinds,
  updateCarService,
  visitCarService,
  type MyCarService,
} from '@volan/api-contract';
import { openState, servicesPerPage } from '@volan/domain-rules';
import { carServices } from '../fixtures/carServices.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { countedKinds, detailedService, listedService, ownService } from '../marketplace/carServicesOf.ts';
import { mockCall } from '../mockCall.ts';

const isOpen = ({
  opening_hours: week,
  hours_exceptions: exceptions,
  time_zone: timeZone,
}: ReturnType<typeof listedService>) => week !== null && openState({ week, exceptions, timeZone }, fixtureNow).isOpen;

function changed(state: MyCarService['state']) {
  const [own] = ownService();

  return own ? { ...own, state } : new Failure<'not-found', null>('not-found');
}

/** Calls of car services over a few of them; nothing is kept. */
export const carServiceHandlers = [
  mockCall(listServiceKinds, (_input, { language }) => countedKinds(language)),
  mockCall(listCarServices, ({ page = 1, kind, region, open, home_visit: atHome }, { language }) => {
    const found = carServices
      .filter((service) => region === undefined || service.region === region)
      .map((service) => listedService(service, language))
      .filter(
        (service) =>
          (kind === undefined || service.kinds.some(({ slug }) => slug === kind)) &&
          (open !== true || isOpen(service)) &&
          (atHome !== true || service.home_visit),
      );

    return {
      data: found.slice((page - 1) * servicesPerPage, page * servicesPerPage),
      meta: {
        page,
        pages: Math.max(1, Math.ceil(found.length / servicesPerPage)),
        per_page: servicesPerPage,
        total: found.length,
        more: false,
      },
    };
  }),
  mockCall(getCarService, ({ id }, { language }) => {
    const service = carServices.find((one) => one.id === id);

    return service ? detailedService(service, language) : new Failure<'not-found', null>('not-found');
  }),
  mockCall(listMyCarServices, () => ownService()),
  mockCall(createCarService, () => changed('waiting')),
  mockCall(updateCarService, () => changed('public')),
  mockCall(changeCarServiceStatus, ({ paused }) => changed(paused ? 'paused' : 'public')),
  mockCall(visitCarService, () => ({ counted: true })),
];
