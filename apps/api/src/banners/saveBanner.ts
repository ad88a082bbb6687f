import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type createBanner,
  type setBannerActive,
  type updateBanner,
} from '@volan/api-contract';
import { bannerPictureKinds, brands, fold, slugOf, type Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { deleteFiles, deletePictures } from '../media/strayFiles.ts';
import { audit } from '../platform/audit/audit.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { BannerDeps } from './BannerDeps.ts';
import { auditedBanner, lockBanner, presentManaged, readBanner, type BannerRow } from './bannerRows.ts';
import { booked, chooseShare } from './bookings.ts';
import { checkBanner, clearFiles, failureOf, type BannerDraft, type StoredFiles } from './checkBanner.ts';
import { countryOf, reaches } from './scope.ts';

type Created = CallRequest<typeof createBanner>;
type Changed = CallRequest<typeof updateBanner>;

const notFound = () => new Failure<'not-found', null>('not-found');

/** The sent fields of a new banner; those that are absent get their default. */
export function newDraft(actor: Actor, fields: Partial<Created>): Partial<BannerDraft> {
  const { wide: _wide, narrow: _narrow, video: _video, country_id: country, active, ...rest } = fields;

  return {
    ...rest,
    id: null,
    slug: rest.slug ?? null,
    share: rest.share ?? null,
    language: rest.language ?? null,
    country_id: countryOf(actor, country),
    active: active === 1,
  };
}

/** A stored banner with the sent fields in place of its own. On another position its share is open. */
export function changedDraft(row: BannerRow, fields: Partial<Changed>): BannerDraft {
  const { id: _id, version: _version, wide: _wide, narrow: _narrow, video: _video, active, ...rest } = fields;
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const staysThere = rest.position_id === undefined || rest.position_id === row.position_id;

  return {
    id: row.id,
    slug: row.slug,
    position_id: row.position_id,
    type_id: row.type_id,
    brand: row.brand,
    country_id: row.country_id,
    language: row.language,
    start_date: row.start_date,
    end_date: row.end_date,
    link: row.link,
    labels: row.labels,
    share: staysThere ? row.share : null,
    ...named,
    active: active === undefined ? row.active : active === 1,
  };
}

/** A free slug made of the label. */
async function freeSlug(sql: TransactionSql, label: string): Promise<string> {
  const base = slugOf(label.slice(0, 60), 'baner');
  // banners that are booked at once get different slugs
  await sql`select pg_advisory_xact_lock(hashtext('banner slug'))`;
  const rows = await sql<{ slug: string }[]>`select slug from banner where slug ^@ ${base}`;
  const taken = new Set(rows.map(({ slug }) => slug));
  const names = [base, ...Array.from({ length: taken.size }, (_, index) => `${base}-${index + 2}`)];

  return names.find((name) => !taken.has(name)) ?? base;
}

/** The columns of a draft and of its files. Files that were not sent are left out. */
function columnsOf(sql: TransactionSql, draft: BannerDraft & { slug: string }, share: number, files: FileColumns) {
  const { id: _id, labels, ...fields } = draft;
  const texts = [draft.slug, draft.link, ...Object.values(labels)];

  return { ...fields, ...files, share, labels: sql.json({ ...labels }), search_text: fold(texts.join(' ')) };
}

/** Columns of files, by name. */
type FileColumns = Readonly<Record<string, string | number>>;

/** Puts stored files to use in a transaction. Returns their columns. */
async function confirmFiles(sql: TransactionSql, uploads: BannerDeps['uploads'], files: StoredFiles) {
  const columns: Record<string, string | number> = {};
  for (const kind of bannerPictureKinds) {
    const image = files[kind];
    if (image) columns[`${kind}_id`] = await uploads.confirmPicture(sql, image);
  }
  const { video } = files;
  if (video) {
    await uploads.confirmFile(sql, video.key);
    columns['video_key'] = video.key;
    columns['video_seconds'] = video.seconds;
    columns['video_bytes'] = video.bytes;
  }

  return columns;
}

/** Marks the files of a banner as unused that its next state does not have. Returns them. */
export async function deleteReplacedFiles(sql: TransactionSql, before: BannerRow, after: BannerRow | null) {
  const pictures = bannerPictureKinds.flatMap((kind) => {
    const former = before[kind];
    return former && former.id !== after?.[kind]?.id ? [former.id] : [];
  });
  const isVideoGone = before.video_key !== null && before.video_key !== after?.video_key;

  return [...(await deletePictures(sql, pictures)), ...(await deleteFiles(sql, isVideoGone ? [before.video_key] : []))];
}

/** Writes the entry of the audit log about a banner. */
export const auditBanner = (sql: TransactionSql, actor: Actor, before: BannerRow | null, after: BannerRow | null) =>
  audit(
    sql,
    actor.id,
    `banner.${before ? (after ? 'changed' : 'removed') : 'created'}`,
    null,
    {},
    {
      entity: 'banner',
      id: after?.id ?? before?.id ?? 0,
      before: before && auditedBanner(before),
      after: after && auditedBanner(after),
    },
  );

/** The row of a banner that was just written. */
async function writtenRow(sql: Sql | TransactionSql, id: number | undefined): Promise<BannerRow> {
  const row = id === undefined ? null : await readBanner(sql, id);
  if (!row) throw new Error('The banner was not stored.');

  return row;
}

/** Whether a form has files, and they are too many within an hour. */
const hasTooManyFiles = async (
  { isTooManyFiles }: BannerDeps,
  actor: Actor,
  { wide, narrow, video }: Partial<Created>,
) => (wide ?? narrow ?? video) !== undefined && (await isTooManyFiles(String(actor.id)));

/** Makes a banner. An active one books a share of its position. [J76] */
export async function createNew(
  deps: BannerDeps,
  fields: Created,
  context: CallContext,
): Promise<CallOutcome<typeof createBanner>> {
  const { sql, uploads, now } = deps;
  const { actor } = principalOf(context);
  if (await hasTooManyFiles(deps, actor, fields)) return tooMany();

  const draft = newDraft(actor, fields) as BannerDraft;
  const checked = await checkBanner({ sql, uploads, actor }, draft, fields);
  if ('errors' in checked) return failureOf(checked.errors);

  const { stored } = checked;
  const outcome = await booked('start_date', () =>
    sql.begin(async (transaction) => {
      const share = draft.share ?? (await chooseShare(transaction, draft));
      const slug = draft.slug ?? (await freeSlug(transaction, draft.labels[brands[draft.brand].defaultLanguage] ?? ''));
      const files = await confirmFiles(transaction, uploads, stored);
      const [inserted] = await transaction<{ id: number }[]>`
        insert into banner ${transaction(columnsOf(transaction, { ...draft, slug }, share, files))} returning id`;
      const row = await writtenRow(transaction, inserted?.id);
      await auditBanner(transaction, actor, null, row);

      return row;
    }),
  );
  if (!(outcome instanceof Failure)) return presentManaged(outcome, now());

  await clearFiles(uploads, stored);

  return outcome;
}

/** Changes a banner. Files that were replaced are deleted. [J77] */
export async function change(
  deps: BannerDeps,
  fields: Changed,
  context: CallContext,
): Promise<CallOutcome<typeof updateBanner>> {
  const { sql, uploads, now } = deps;
  const { actor } = principalOf(context);
  const known = await readBanner(sql, fields.id);
  if (!known || !reaches('promotions.edit', actor, known)) return notFound();
  if (known.version !== fields.version) return new Failure<'conflict', null>('conflict');
  if (await hasTooManyFiles(deps, actor, fields)) return tooMany();

  const draft = changedDraft(known, fields);
  const checked = await checkBanner({ sql, uploads, actor }, draft, fields);
  if ('errors' in checked) return failureOf(checked.errors);

  const { stored } = checked;
  const outcome = await booked('start_date', () =>
    sql.begin(async (transaction) => {
      const before = await lockBanner(transaction, known.id);
      if (!before) return notFound();
      if (before.version !== fields.version) return new Failure<'conflict', null>('conflict');

      const share = fields.share ?? (await chooseShare(transaction, draft, draft.share ?? 1));
      const files = await confirmFiles(transaction, uploads, stored);
      const columns = columnsOf(transaction, { ...draft, slug: draft.slug ?? before.slug }, share, files);
      await transaction`
        update banner set ${transaction(columns)}, version = version + 1, changed_at = now() where id = ${before.id}`;
      const row = await writtenRow(transaction, before.id);
      const dropped = await deleteReplacedFiles(transaction, before, row);
      await auditBanner(transaction, actor, before, row);

      return { row, dropped };
    }),
  );
  if (outcome instanceof Failure) {
    await clearFiles(uploads, stored);
    return outcome;
  }
  await uploads.clear(outcome.dropped);

  return presentManaged(outcome.row, now());
}

/** Switches a banner on or off. [J78] */
export async function setActive(
  { sql, now }: BannerDeps,
  { id, active }: CallRequest<typeof setBannerActive>,
  context: CallContext,
): Promise<CallOutcome<typeof setBannerActive>> {
  const { actor } = principalOf(context);
  const outcome = await booked('active', () =>
    sql.begin(async (transaction) => {
      const before = await lockBanner(transaction, id);
      if (!before || !reaches('promotions.edit', actor, before)) return notFound();

      const share = active === 1 ? await chooseShare(transaction, before, before.share) : before.share;
      await transaction`
        update banner set active = ${active === 1}, share = ${share}, version = version + 1, changed_at = now()
        where id = ${id}`;
      const row = await writtenRow(transaction, id);
      await auditBanner(transaction, actor, before, row);

      return row;
    }),
  );

  return outcome instanceof Failure ? outcome : presentManaged(outcome, now());
}
