export * from './ConversationList.tsx';
export * from './ConversationListSkeleton.tsx';
