import type { Module } from '../platform/Module.ts';
import type { FastAdDeps } from './FastAdDeps.ts';
import { fastAdRoutes } from './routes.ts';

/** Fast ads: placed in under a minute, public for 14 days. [M17, B35-B42] */
export const fastAdsModule = (deps: FastAdDeps): Module => ({
  routes: (app) => fastAdRoutes(app, deps),
});
