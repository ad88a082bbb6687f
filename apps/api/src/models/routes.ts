import { getModel, listModels } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import type { Models } from './models.ts';

const aMinute = { maxAge: 60 };

/** Calls about models. [B28] */
export function modelRoutes(app: FastifyInstance, models: Models) {
  serve(app, getModel, (asked, { language }) => models.information(asked, language), aMinute);
  serve(app, listModels, (asked) => models.list(asked), aMinute);
}
