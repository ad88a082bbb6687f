import {
  Failure,
  followSeller,
  listFollowedSellerIds,
  listFollowedSellers,
  unfollowSeller,
  visitSeller,
  type FollowedSeller,
} from '@volan/api-contract';
import { companiesPerPage, type LanguageValue } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import { placeOf, sellerType } from '../ads/presentAd.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import {
  countFollowed,
  deleteFollowed,
  followedSellerIds,
  insertFollowed,
  markVisited,
  readFollowed,
  readProposed,
  type FollowedRecord,
} from './followedSellers.ts';

/** A followed seller in the words of the reader. */
function presentFollowed(registry: Registry, seller: FollowedRecord, language: LanguageValue): FollowedSeller {
  const { type_id: type, country_id: country, region_id: region, city, followed_at: since, pictures, ...rest } = seller;
  return {
    ...rest,
    type: sellerType(type),
    place: country === null ? null : placeOf(registry, { country, region, city }, language),
    pictures: [...pictures],
    followed_at: since.toISOString(),
  };
}

/** Following companies and private sellers. [B11] */
export function followedRoutes(app: FastifyInstance, sql: Sql, taxonomy: Taxonomy) {
  serve(app, followSeller, async ({ seller }, context) => {
    const followed = await insertFollowed(sql, principalOf(context).actor.id, seller);
    if (followed === 'unknown') return new Failure<'not-found', null>('not-found');
    if (followed === 'too-many') return fieldFailure('seller', 'max');

    return { seller, followed_at: followed.created_at.toISOString() };
  });
  serve(app, unfollowSeller, async ({ seller }, context) => ({
    removed: await deleteFollowed(sql, principalOf(context).actor.id, seller),
  }));
  serve(app, visitSeller, async ({ seller }, context) => ({
    visited: await markVisited(sql, principalOf(context).actor.id, seller),
  }));
  serve(app, listFollowedSellerIds, (_input, context) => followedSellerIds(sql, principalOf(context).actor.id));
  serve(app, listFollowedSellers, async ({ page = 1, proposed }, context) => {
    const { id } = principalOf(context).actor;
    const [sellers, total, other] = await Promise.all([
      readFollowed(sql, id, page),
      countFollowed(sql, id),
      proposed === undefined ? null : readProposed(sql, id, proposed),
    ]);
    const { registry } = taxonomy.current();

    return {
      data: sellers.map((seller) => presentFollowed(registry, seller, context.language)),
      meta: {
        total,
        page,
        pages: Math.ceil(total / companiesPerPage),
        per_page: companiesPerPage,
        proposed: other && { id: other.id, name: other.name, type: sellerType(other.type_id) },
      },
    };
  });
}
