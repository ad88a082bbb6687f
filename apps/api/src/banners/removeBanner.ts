import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type deleteBanner,
  type ManagedBanner,
  type removeBannerImage,
  type removeBannerVideo,
} from '@volan/api-contract';
import { bannerPictureKinds } from '@volan/domain-rules';
import type { PendingQuery, Row } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { BannerDeps } from './BannerDeps.ts';
import {
  lockBanner,
  pictureFileName,
  presentManaged,
  readBanner,
  videoFileName,
  type BannerRow,
} from './bannerRows.ts';
import { auditBanner, deleteReplacedFiles } from './saveBanner.ts';
import { reaches } from './scope.ts';

type RemovalDeps = Pick<BannerDeps, 'sql' | 'uploads' | 'now'>;

const notFound = () => new Failure<'not-found', null>('not-found');

/** Deletes a banner with its files. [J81] */
export async function remove(
  { sql, uploads }: RemovalDeps,
  { id }: CallRequest<typeof deleteBanner>,
  context: CallContext,
): Promise<CallOutcome<typeof deleteBanner>> {
  const { actor } = principalOf(context);
  const dropped = await sql.begin(async (transaction) => {
    const before = await lockBanner(transaction, id);
    if (!before || !reaches('promotions.edit', actor, before)) return notFound();

    await transaction`delete from banner where id = ${id}`;
    await auditBanner(transaction, actor, before, null);

    return deleteReplacedFiles(transaction, before, null);
  });
  if (dropped instanceof Failure) return dropped;

  await uploads.clear(dropped);

  return { id };
}

/**
 * Takes files from a banner and deletes them.
 *
 * @param columnsFor the columns to empty, or why nothing is done
 */
async function takeFiles(
  { sql, uploads, now }: RemovalDeps,
  id: number,
  context: CallContext,
  columnsFor: (row: BannerRow) => PendingQuery<Row[]> | Failure<'not-found' | 'conflict', null>,
): Promise<ManagedBanner | Failure<'not-found' | 'conflict', null>> {
  const { actor } = principalOf(context);
  const outcome = await sql.begin(async (transaction) => {
    const before = await lockBanner(transaction, id);
    if (!before || !reaches('promotions.edit', actor, before)) return notFound();

    const columns = columnsFor(before);
    if (columns instanceof Failure) return columns;

    await transaction`update banner set ${columns}, version = version + 1, changed_at = now() where id = ${id}`;
    const row = await readBanner(transaction, id);
    const dropped = await deleteReplacedFiles(transaction, before, row);
    await auditBanner(transaction, actor, before, row);

    return { row, dropped };
  });
  if (outcome instanceof Failure) return outcome;

  await uploads.clear(outcome.dropped);

  return outcome.row ? presentManaged(outcome.row, now()) : notFound();
}

const namesOf = (row: BannerRow) =>
  bannerPictureKinds.flatMap((kind) => {
    const picture = row[kind];
    return picture ? [pictureFileName(picture.id)] : [];
  });

/** Removes a picture of a banner; `images` are the names that the sender saw. [J86] */
export const removeImage = (
  deps: RemovalDeps,
  { id, filename, images }: CallRequest<typeof removeBannerImage>,
  context: CallContext,
): Promise<CallOutcome<typeof removeBannerImage>> =>
  takeFiles(deps, id, context, (row) => {
    const names = namesOf(row);
    const kind = bannerPictureKinds.find((one) => row[one] && pictureFileName(row[one].id) === filename);
    if (!kind) return notFound();
    if (images && images.toSorted().join() !== names.toSorted().join()) return new Failure('conflict');

    return deps.sql`${deps.sql(`${kind}_id`)} = null`;
  });

/** Removes the video of a banner. [J87] */
export async function removeVideo(
  deps: RemovalDeps,
  { id, filename }: CallRequest<typeof removeBannerVideo>,
  context: CallContext,
): Promise<CallOutcome<typeof removeBannerVideo>> {
  const outcome = await takeFiles(deps, id, context, (row) =>
    row.video_key !== null && videoFileName(row.video_key) === filename
      ? deps.sql`video_key = null, video_seconds = null, video_bytes = null`
      : notFound(),
  );

  // only a removal of pictures compares what the sender saw
  return outcome instanceof Failure ? notFound() : outcome;
}
