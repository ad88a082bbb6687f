import { island } from '../../runtime/hydration/island.tsx';
import { UnreadBadgeIsland } from './UnreadBadge.island.tsx';

/** The number of what is unread, on a public page as an island. */
export const UnreadBadge = island('unreadBadge', UnreadBadgeIsland);
