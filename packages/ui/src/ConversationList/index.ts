export * from './CompactConversations.tsx';
export * from './ConversationList.tsx';
export * from './ConversationListSkeleton.tsx';
