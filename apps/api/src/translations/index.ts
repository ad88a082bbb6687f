import {
  exportMessages,
  Failure,
  getMessageHistory,
  importMessages,
  listDraftMessages,
  listManagedMessages,
  newTranslate,
  newTranslateFiles,
  publishMessages,
  removeLanguage as removeLanguageCall,
  translateText,
} from '@volan/api-contract';
import { languageValues } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { ChangeFeed } from '../platform/outbox/ChangeFeed.ts';
import { markAudited } from '../platform/server/auditScope.ts';
import { onlyForWeb } from '../platform/server/onlyForWeb.ts';
import { serve } from '../platform/server/serve.ts';
import type { Translator } from './Translator.ts';
import { exportTexts, importTexts } from './files.ts';
import { addLanguage, removeLanguage } from './languages.ts';
import { compileTexts, type LiveMessages } from './liveMessages.ts';
import { messageTable } from './messageTable.ts';
import { publish } from './publish.ts';
import { writeText } from './writeText.ts';

/** Dependencies of texts of administrators. */
export interface TranslationDeps {
  readonly sql: Sql;
  readonly live: LiveMessages;
  readonly changes: ChangeFeed;
  readonly translator: Translator | null;
  readonly webSecret: string;
  readonly logger: Logger;
}

/** Texts of administrators, which replace those of the files. [J63-J66] */
export const translationsModule = (deps: TranslationDeps) => ({
  routes(app: FastifyInstance) {
    const { sql, live, translator, logger } = deps;
    const unsubscribe = deps.changes.subscribe(({ catalogue }) => {
      if (!catalogue) return;

      live.reload().catch((error: unknown) => logger.error({ err: error }, 'published texts could not be read'));
    });
    app.addHook('onClose', async () => unsubscribe());
    app.get('/internal/messages', { onRequest: onlyForWeb(deps.webSecret) }, async (_request, reply) => {
      await live.reload();
      return reply.header('cache-control', 'no-store').send(live.current());
    });
    serve(app, listManagedMessages, (query) => messageTable(sql, query, translator !== null));
    serve(app, newTranslate, (input, context) => writeText(sql, input, context));
    serve(app, newTranslateFiles, (input, context) => addLanguage(sql, input, context));
    serve(app, removeLanguageCall, (input, context) => removeLanguage(sql, input, context));
    serve(app, publishMessages, (_input, context) => publish(deps, context));
    serve(app, exportMessages, (query, context) => exportTexts(sql, query, context));
    serve(app, importMessages, (input, context) => importTexts(sql, input, context));
    serve(app, getMessageHistory, async ({ key, lang }) => {
      const rows = await sql<
        { before: string | null; after: string | null; machine: boolean; actor: string | null; at: Date }[]
      >`
        select before, after, machine, users.name as actor, at
        from message_change change left join users on users.id = actor_id
        where change.language = ${lang} and key = ${key} order by change.id desc limit 50`;
      return rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }));
    });
    serve(app, listDraftMessages, async ({ lang }) => {
      const rows = await sql<{ language: string; key: string; text: string }[]>`
        select language, key, draft as text from message_override where language = ${lang} and draft is not null`;
      return compileTexts(rows)[lang] ?? {};
    });
    serve(app, translateText, async ({ text, lang }) => {
      markAudited();
      if (!translator) return new Failure<'translator-off', null>('translator-off');

      const to = languageValues.find((value) => value === lang) ?? lang;
      try {
        return { text: await translator.translate(text, null, to), machine: true as const };
      } catch (error) {
        logger.warn({ err: error }, 'the translator failed');
        return new Failure<'translation-unavailable', null>('translation-unavailable');
      }
    });
  },
});
