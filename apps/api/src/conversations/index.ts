import type { Module } from '../platform/Module.ts';
import { eraseConversations, deleteOldConversationReports, deleteOldMessages } from './conversationRetention.ts';
import { conversationsJob } from './conversationsJob.ts';
import type { ConversationDeps } from './ConversationDeps.ts';
import { conversationRoutes } from './routes.ts';

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
