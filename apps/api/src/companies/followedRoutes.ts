import {
  Failure,
  followCompany,
  listFollowedCompanies,
  listFollowedSlugs,
  unfollowCompany,
  visitCompany,
} from '@volan/api-contract';
import { companiesPerPage } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import type { Companies } from './companies.ts';
import { deleteFollowed, followedSlugs, insertFollowed, markVisited, readFollowed } from './followedCompanies.ts';

/** Following companies. [B11] */
export function followedRoutes(app: FastifyInstance, sql: Sql, companies: Pick<Companies, 'listed'>) {
  serve(app, followCompany, async ({ slug }, context) => {
    const followed = await insertFollowed(sql, principalOf(context).actor.id, slug);
    if (followed === 'unknown') return new Failure<'not-found', null>('not-found');
    if (followed === 'too-many') return fieldFailure('slug', 'max');

    return { slug, followed_at: followed.created_at.toISOString() };
  });
  serve(app, unfollowCompany, async ({ slug }, context) => ({
    removed: await deleteFollowed(sql, principalOf(context).actor.id, slug),
  }));
  serve(app, visitCompany, async ({ slug }, context) => ({
    visited: await markVisited(sql, principalOf(context).actor.id, slug),
  }));
  serve(app, listFollowedSlugs, (_input, context) => followedSlugs(sql, principalOf(context).actor.id));
  serve(app, listFollowedCompanies, async ({ page = 1 }, context) => {
    const followed = await readFollowed(sql, principalOf(context).actor.id, page);
    const listed = await companies.listed(followed.companies, context.language);
    const data = listed.map((company, index) => ({
      ...company,
      new_ads: followed.companies[index]?.new_ads ?? 0,
      followed_at: followed.companies[index]?.followed_at.toISOString() ?? '',
    }));
    const pages = Math.ceil(followed.total / companiesPerPage);

    return { data, meta: { total: followed.total, page, pages, per_page: companiesPerPage } };
  });
}
