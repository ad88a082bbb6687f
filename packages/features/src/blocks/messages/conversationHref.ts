import type { Conversation } from '@volan/api-contract';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';

type Place = Pick<Site, 'brand' | 'language'>;

/** Where a conversation stands. [B12] */
export const conversationHref = (site: Place, { ad, other }: Pick<Conversation, 'ad' | 'other'>) =>
  pagePath(site, 'conversation', { adId: ad.id, accountId: other.id });

/** Where the file of a message stands, for members of its conversation. [J71] */
export const messageFileHref = (site: Place, id: string) => pagePath(site, 'messageFile', { fileName: id });
