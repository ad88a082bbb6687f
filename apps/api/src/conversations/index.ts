import type { Module } from '../platform/Module.ts';
import { deleteOldConversationReports, deleteOldMessages, eraseConversations } from './conversationRetention.ts';
import type { ConversationDeps } from './ConversationDeps.ts';
import { conversationRoutes } from './routes.ts';
import type { Sql } from 'postgres';
import type { Job } from '../platform/jobs/Job.ts';
import { releaseHeldMessages } from './releaseHeld.ts';

/** Sends messages that were held back. */
const conversationsJob = (sql: Sql, now: () => number): Job => ({
  name: 'conversations',
  run: () => releaseHeldMessages(sql, new Date(now())),
});

/** Buyers and sellers write to each other about ads. */
export function conversationsModule(deps: ConversationDeps): Module {
  const { sql, now } = deps;

  return {
    routes: (app) => conversationRoutes(app, deps),
    jobs: () => [conversationsJob(sql, now)],
    retention: [
      { name: 'old messages of conversations', purge: () => deleteOldMessages(sql) },
      { name: 'old reports of conversations', purge: () => deleteOldConversationReports(sql) },
    ],
    erase: eraseConversations,
  };
}
