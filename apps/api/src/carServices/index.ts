import type { Module } from '../platform/Module.ts';
import type { CarServiceDeps } from './CarServiceDeps.ts';
import { eraseServices } from './eraseServices.ts';
import { carServiceRoutes, serviceKindRoutes } from './routes.ts';

/** The directory of car services. [A07, B19-B21, M16] */
export const carServicesModule = (deps: CarServiceDeps): Module => ({
  routes(app) {
    carServiceRoutes(app, deps);
    serviceKindRoutes(app, deps);
  },
  erase: eraseServices,
});
