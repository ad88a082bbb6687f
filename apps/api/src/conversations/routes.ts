import {
  answerMessage,
  attachToMessage,
  blockUser,
  changeConversation,
  deleteCannedAnswer,
  getAttachment,
  getConversation,
  getMessageLink,
  listBlockedUsers,
  listCannedAnswers,
  listConversations,
  listUnreadMessages,
  markConversation,
  reportConversation,
  requestCarService,
  saveCannedAnswer,
  searchMessages,
  sendMessage,
  unblockUser,
} from '@volan/api-contract';
import { messageLimits } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { serveBytes } from '../platform/server/serveFile.ts';
import { attach, readAttachment } from './attachments.ts';
import { block, readBlocked, unblock } from './blocking.ts';
import { removeCannedAnswer, storeCannedAnswer, readCannedAnswers } from './cannedAnswers.ts';
import { changeSide, saveConversationReport, moveMarks } from './changeSide.ts';
import type { ConversationDeps } from './ConversationDeps.ts';
import { findMessages, readInbox, readUnread } from './readInbox.ts';
import { readLink } from './readLink.ts';
import { readThread } from './readThread.ts';
import { requestService } from './requestService.ts';
import { writeMessage } from './writeMessage.ts';

/** Files that one person sends within an hour. [J71] */
const filesPerHour = 60;

/** Reports of one account within a day. [M61] */
const reportsPerDay = 10;

/** Calls about conversations between buyers and sellers. [J69-J74, M57] */
export function conversationRoutes(app: FastifyInstance, deps: ConversationDeps) {
  const { sql, limits } = deps;
  const actorOf = (context: Parameters<typeof principalOf>[0]) => principalOf(context).actor;

  const writing = {
    ...deps,
    isTooManyTries: limits({
      name: 'messages-tried',
      max: messageLimits.triesPerHour,
      withinSeconds: 3600,
      blocksInMemory: true,
    }),
  };
  serve(app, sendMessage, ({ force = 0, ...input }, context) =>
    writeMessage(writing, { ...input, force: force === 1, opens: true }, context),
  );
  serve(app, answerMessage, ({ force = 0, ...input }, context) =>
    writeMessage(writing, { ...input, force: force === 1, opens: false }, context),
  );
  serve(app, requestCarService, (input, context) => requestService(writing, input, context));
  const isTooMany = limits({ name: 'attachments', max: filesPerHour, withinSeconds: 3600 });
  serve(app, attachToMessage, (input, context) => attach({ ...writing, isTooMany }, input, context));
  serveBytes(app, getAttachment, ({ id }, context) => readAttachment(deps, id, actorOf(context)));
  serve(app, listConversations, (input, context) => readInbox(deps, input, context));
  serve(app, getConversation, (input, context) => readThread(deps, input, context));
  serve(app, getMessageLink, (input, context) => readLink(sql, input, actorOf(context)));
  serve(app, listUnreadMessages, (_input, context) => readUnread(sql, actorOf(context)));
  serve(app, searchMessages, (input, context) => findMessages(sql, input, actorOf(context)));
  serve(app, markConversation, (input, context) => moveMarks(sql, input, actorOf(context)));
  serve(app, changeConversation, (input, context) => changeSide(sql, input, actorOf(context)));

  serve(app, blockUser, (input, context) => block(sql, input, actorOf(context)));
  serve(app, unblockUser, (input, context) => unblock(sql, input, actorOf(context)));
  serve(app, listBlockedUsers, (input, context) => readBlocked(sql, input, actorOf(context)));
  const isReportedTooOften = limits({ name: 'conversation-reports', max: reportsPerDay, withinSeconds: 86_400 });
  serve(app, reportConversation, (input, context) =>
    saveConversationReport({ ...deps, isTooMany: isReportedTooOften }, input, context),
  );

  serve(app, listCannedAnswers, (input, context) => readCannedAnswers(sql, input, actorOf(context)));
  serve(app, saveCannedAnswer, (input, context) => storeCannedAnswer(sql, input, actorOf(context)));
  serve(app, deleteCannedAnswer, (input, context) => removeCannedAnswer(sql, input, actorOf(context)));
}
