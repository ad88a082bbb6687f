import {
  createAnswerTemplate,
  createBan,
  deleteAnswerTemplate,
  deleteBan,
  listAnswerTemplates,
  listBans,
  previewBan,
  updateAnswerTemplate,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import { addBan, previewOfBan, readBans, removeBan } from './bans.ts';
import type { ModerationDeps } from './ModerationDeps.ts';
import { addTemplate, changeTemplate, readTemplates, removeTemplate } from './templates.ts';

/** Bans and ready answers of moderators. [P57, P58] */
export function moderationRoutes(app: FastifyInstance, deps: ModerationDeps) {
  const { sql } = deps;
  serve(app, listBans, (query) => readBans(sql, query));
  serve(app, previewBan, (input, context) => previewOfBan(deps, input, context));
  serve(app, createBan, (input, context) => addBan(deps, input, context));
  serve(app, deleteBan, (input, context) => removeBan(deps, input, context));
  serve(app, listAnswerTemplates, (query) => readTemplates(sql, query));
  serve(app, createAnswerTemplate, (input, context) => addTemplate(sql, input, context));
  serve(app, updateAnswerTemplate, (input, context) => changeTemplate(sql, input, context));
  serve(app, deleteAnswerTemplate, (input, context) => removeTemplate(sql, input, context));
}
