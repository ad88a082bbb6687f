import { buyImagePackage as buyCall } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import { buyImagePackage, type ImagePackageDeps } from './buyImagePackage.ts';

/** More pictures for an ad, paid with credits. [L13-L18, T27] */
export const imagePackagesModule = (deps: ImagePackageDeps) => ({
  routes: (app: FastifyInstance) => serve(app, buyCall, (input, context) => buyImagePackage(deps, input, context)),
});
