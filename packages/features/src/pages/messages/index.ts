export { CannedAnswersPage, type AnsweringCompany, type CannedAnswersPageProps } from './CannedAnswersPage.tsx';
export type { FoundMessages } from './Inbox.tsx';
export {
  doneWithConversation,
  MessagesPage,
  type DoneWithConversation,
  type MessagesPageProps,
} from './MessagesPage.tsx';
export { inboxFilters, type InboxData, type InboxFilter, type ThreadData } from './ThreadData.ts';
