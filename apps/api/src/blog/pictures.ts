import type { CallOutcome, CallRequest, uploadBlogPicture } from '@volan/api-contract';
import { pictureLimits } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { deletePictures } from '../media/strayFiles.ts';
import { refusedImage, type Uploads, type ImageRequirements } from '../media/uploads.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { pictureIdsIn, renderMarkdown, type PictureShape } from './renderMarkdown.ts';

/** Files that are accepted as a picture of an article. */
const wanted: ImageRequirements = { types: ['jpeg', 'png', 'webp', 'avif'], least: pictureLimits.ofArticle };

/** Takes a picture for an article; it waits for one that shows it. [M22] */
export async function saveBlogPicture(
  { sql, uploads, isTooMany }: { readonly sql: Sql; readonly uploads: Uploads; readonly isTooMany: RateLimit },
  { image }: CallRequest<typeof uploadBlogPicture>,
  context: CallContext,
): Promise<CallOutcome<typeof uploadBlogPicture>> {
  const { actor } = principalOf(context);
  const { id: actorId } = actor;
  if (await isTooMany(String(actorId))) return tooMany();

  const taken = await uploads.storePicture(await image.bytes(), wanted, actor);
  if (typeof taken === 'string') return refusedImage('image', taken);

  const { width, height } = taken;

  return sql.begin(async (transaction) => {
    const id = await uploads.confirmPicture(transaction, taken);
    await transaction`insert into blog_picture (picture_id) values (${id})`;
    await audit(
      transaction,
      actorId,
      'blog-picture.created',
      null,
      {},
      {
        entity: 'blog-picture',
        id,
        before: null,
        after: { width, height },
      },
    );

    return { id, width, height };
  });
}

/** Days that a picture waits for an article that shows it. [M64] */
const daysWaiting = 30;

/** Deletes pictures that no article shows, with their files. Returns how many. [M64] */
export async function deleteUnusedBlogPictures(sql: Sql, uploads: Pick<Uploads, 'clear'>): Promise<number> {
  const dropped = await sql.begin(async (transaction) => {
    const old = await transaction<{ id: number }[]>`
      select picture_id as id from blog_picture
      where uploaded_at < now() - make_interval(days => ${daysWaiting})
        and not exists (select from blog_article_picture as shown where shown.picture_id = blog_picture.picture_id)
        and not exists (select from ad_image where ad_image.picture_id = blog_picture.picture_id)
      order by uploaded_at limit 500 for update skip locked`;
    return deletePictures(
      transaction,
      old.map(({ id }) => id),
    );
  });
  await uploads.clear(dropped);
  return dropped.length;
}

/** Markdown as visitors see it, with those of its pictures that exist. */
export async function renderArticle(sql: Sql | TransactionSql, body: string): Promise<string> {
  const ids = pictureIdsIn(body);
  const rows =
    ids.length === 0
      ? []
      : await sql<(PictureShape & { id: number })[]>`
          select id, width, height from picture join blog_picture on picture_id = id where id = any(${ids}::bigint[])`;
  return renderMarkdown(body, new Map(rows.map(({ id, width, height }) => [id, { width, height }])));
}
