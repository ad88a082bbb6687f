import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type removeAdPicture,
  type sortAdPictures,
} from '@volan/api-contract';
import type { Sql, TransactionSql } from 'postgres';
import { adHolder, attachUploadedPictures } from '../adPictures/attachUploadedPictures.ts';
import { deleteWaitingPicture } from '../adPictures/waitingPictures.ts';
import type { StrayFile } from '../media/strayFiles.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { isEditable } from '../ads/editable.ts';
import { accountsOf, actAs, findOwnAd } from '../ads/ownership.ts';
import type { SellingDeps } from './SellingDeps.ts';
import { undoneByFailure } from './undoneByFailure.ts';

const imagesOf = async (sql: TransactionSql, adId: number) => {
  const rows = await sql<{ id: string }[]>`select picture_id as id from ad_image where ad_id = ${adId} order by sort`;
  return rows.map(({ id }) => Number(id));
};

/** Sorts the pictures of an ad. [M14] */
export function sortImages(
  sql: Sql,
  { id, version, images }: CallRequest<typeof sortAdPictures>,
  context: CallContext,
): Promise<CallOutcome<typeof sortAdPictures>> {
  const { actor } = principalOf(context);
  return undoneByFailure(sql, async (transaction): Promise<CallOutcome<typeof sortAdPictures>> => {
    const ad = await findOwnAd(transaction, 'ads.edit', actor, id, true);
    if (ad instanceof Failure) return ad;
    if (!isEditable(ad.status) || ad.version !== version) return new Failure('conflict');

    const shown = await imagesOf(transaction, id);
    if (images.length !== shown.length || !shown.every((image) => images.includes(image)))
      return fieldFailure('images', 'value');

    await actAs(transaction, actor.id);
    await attachUploadedPictures(transaction, {
      userId: actor.id,
      holder: adHolder(id),
      ids: images.map(String),
      most: images.length,
    });
    const changed = await findOwnAd(transaction, 'ads.edit', actor, id);

    return changed instanceof Failure ? changed : { id, version: changed.version };
  });
}

/**
 * Removes an own picture: a waiting one by the id of its upload, or one of an own ad by its number. The other pictures
 * of the ad keep their order. [M14]
 */
export async function removeImage(
  { sql, uploads }: Pick<SellingDeps, 'sql' | 'uploads'>,
  { id }: CallRequest<typeof removeAdPicture>,
  context: CallContext,
): Promise<CallOutcome<typeof removeAdPicture>> {
  const { actor } = principalOf(context);
  const number = /^\d+$/.test(id) ? Number(id) : null;
  if (number === null) {
    const dropped = await deleteWaitingPicture(sql, actor.id, id);
    await uploads.clear(dropped);
    return { removed: dropped.length > 0 };
  }
  const [shown] = await sql<{ id: number }[]>`
    select ad.id::int from ad_image join ad on ad.id = ad_id
    where picture_id = ${number} and ad.user_id = any(${accountsOf(actor)}) order by ad.id limit 1`;
  if (!shown) return { removed: false };

  const dropped = await sql.begin(async (transaction): Promise<readonly StrayFile[] | null> => {
    const ad = await findOwnAd(transaction, 'ads.edit', actor, shown.id, true);
    if (ad instanceof Failure || !isEditable(ad.status)) return null;

    const ids = (await imagesOf(transaction, ad.id)).filter((image) => image !== number).map(String);
    await actAs(transaction, actor.id);
    const taken = await attachUploadedPictures(transaction, {
      userId: actor.id,
      holder: adHolder(ad.id),
      ids,
      most: ids.length,
    });

    return typeof taken === 'string' ? null : taken;
  });
  await uploads.clear(dropped ?? []);

  return { removed: dropped !== null };
}
