import { Failure, type CallOutcome, type getFastAdForm } from '@volan/api-contract';
import type { FastAdTag } from '@volan/domain-rules';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { readForm } from '../selling/editAd.ts';
import type { SellingDeps } from '../selling/SellingDeps.ts';
import { fastAd } from './fastAd.ts';

/** What a fast ad says, as its form holds it. */
export async function readFastAdForm(
  deps: Pick<SellingDeps, 'sql' | 'taxonomy'>,
  id: number,
  context: CallContext,
): Promise<CallOutcome<typeof getFastAdForm>> {
  const form = await readForm(deps, id, context, fastAd);
  if (form instanceof Failure) return form;

  const { status, category_id, version, fields, images, question, phone } = form;
  const [row] = await deps.sql<{ tags: FastAdTag[] }[]>`select tags from ad where id = ${id}`;
  const tags = row?.tags ?? [];

  return {
    id,
    status,
    category_id,
    version,
    fields: { ...fields, ...(tags.length > 0 ? { tags } : {}) },
    images,
    question,
    phone,
  };
}
