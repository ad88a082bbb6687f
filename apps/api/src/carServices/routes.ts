import * as contract from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import type { CarServiceDeps } from './CarServiceDeps.ts';
import { listServices } from './listServices.ts';
import { myServices } from './myServices.ts';
import { pauseService } from './pauseService.ts';
import { readService } from './readService.ts';
import { saveService } from './saveService.ts';
import { countKinds } from './serviceKinds.ts';

/** Most changes of services by one account within an hour. */
const changesPerHour = 60;

/** Calls of car services. Their phones, hours and reviews by moderators are those of companies. [M16] */
export function carServiceRoutes(app: FastifyInstance, deps: CarServiceDeps) {
  const { sql, limits } = deps;
  const isTooMany = limits({ name: 'car-service', max: changesPerHour, withinSeconds: 3600 });

  serve(app, contract.listServiceKinds, ({ lang }, { language }) => countKinds(sql, lang ?? language));
  serve(app, contract.listCarServices, (query, context) => listServices(deps, query, context));
  serve(app, contract.getCarService, (query, context) => readService(deps, query, context));
  serve(app, contract.listMyCarServices, (_input, context) => myServices(sql, context));
  serve(app, contract.createCarService, ({ company_id: id, ...input }, context) =>
    saveService({ ...deps, isTooMany }, { id, input, version: null }, context),
  );
  serve(app, contract.updateCarService, ({ company_id: id, version, ...input }, context) =>
    saveService({ ...deps, isTooMany }, { id, input, version }, context),
  );
  serve(app, contract.changeCarServiceStatus, (input, context) => pauseService(sql, input, context));
}
