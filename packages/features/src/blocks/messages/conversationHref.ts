import type { Conversation } from '@volan/api-contract';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';

type Place = Pick<Site, 'brand' | 'language'>;

/** The page of a conversation. [B12] */
export const conversationHref = (site: Place, { ad, other }: Pick<Conversation, 'ad' | 'other'>) =>
  pagePath(site, 'conversation', { adId: ad.id, accountId: other.id });

/** The address of a message's file, for members of its conversation. [J71] */
export const messageFileHref = (site: Place, id: string) => pagePath(site, 'messageFile', { fileName: id });
