import type { Banner, BannerVideo, ManagedBanner } from '@volan/api-contract';
import {
  bannerFiles,
  bannerPictureKinds,
  bannerState,
  brandIds,
  brands,
  type BannerPictureKind,
  type BannerTiming,
  type BannerType,
  type BrandId,
  type LanguageValue,
} from '@volan/domain-rules';
import type { JSONValue, Sql, TransactionSql } from 'postgres';

/** A picture of a banner, as it is stored. */
interface StoredPicture {
  readonly id: number;
  readonly width: number;
  readonly height: number;
}

/** A banner as it is stored. */
export interface BannerRow extends Readonly<Record<BannerPictureKind, StoredPicture | null>> {
  readonly id: number;
  readonly version: number;
  readonly slug: string;
  readonly position_id: number;
  readonly type_id: BannerType;
  readonly share: number;
  readonly brand: BrandId;
  readonly country_id: number | null;
  readonly language: LanguageValue | null;
  /** `2026-11-30`. */
  readonly start_date: string;
  readonly end_date: string;
  readonly link: string;
  readonly labels: Readonly<Partial<Record<LanguageValue, string>>>;
  readonly active: boolean;
  readonly video_key: string | null;
  readonly video_seconds: number | null;
  readonly video_bytes: number | null;
  readonly created_at: Date;
  readonly changed_at: Date;
  /** Midnight of the start date and of the end date in the time zone of the brand. */
  readonly starts_at: Date;
  readonly ends_at: Date;
}

const timeZones = Object.fromEntries(brandIds.map((brand) => [brand, brands[brand].timeZone]));

/** SQL for the midnight of a day in the time zone of the banner's brand. */
const midnightOf = (sql: Sql | TransactionSql, column: 'start_date' | 'end_date') =>
  sql`banner.${sql(column)}::timestamp at time zone coalesce(${sql.json(timeZones)}::jsonb ->> brand, 'UTC')`;

const pictureOf = (sql: Sql | TransactionSql, column: 'wide_id' | 'narrow_id') => sql`
  (select jsonb_build_object('id', picture.id, 'width', picture.width, 'height', picture.height)
    from picture where picture.id = banner.${sql(column)})`;

/** SQL for the columns of a {@link BannerRow}. */
export const bannerColumns = (sql: Sql | TransactionSql) => sql`
  banner.id, banner.version, banner.slug, banner.position_id, banner.type_id, banner.share, banner.brand,
  banner.country_id, banner.language, banner.start_date::text, banner.end_date::text, banner.link, banner.labels,
  banner.active, banner.video_key, banner.video_seconds, banner.video_bytes, banner.created_at, banner.changed_at,
  ${pictureOf(sql, 'wide_id')} as wide, ${pictureOf(sql, 'narrow_id')} as narrow,
  ${midnightOf(sql, 'start_date')} as starts_at, ${midnightOf(sql, 'end_date')} as ends_at`;

/** A banner by its id; null if there is none. */
export async function readBanner(sql: Sql | TransactionSql, id: number): Promise<BannerRow | null> {
  const [row] = await sql<BannerRow[]>`select ${bannerColumns(sql)} from banner where id = ${id}`;
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockBanner(sql: TransactionSql, id: number): Promise<BannerRow | null> {
  await sql`select from banner where id = ${id} for update`;
  return readBanner(sql, id);
}

/** What decides whether visitors see a banner. */
export const timingOf = (row: BannerRow): BannerTiming => ({
  active: row.active,
  isComplete: bannerFiles(row.type_id).every((file) => (file === 'video' ? row.video_key : row[file]) !== null),
  startsAt: row.starts_at.getTime(),
  endsAt: row.ends_at.getTime(),
});

/** The name of a picture's file. */
export const pictureFileName = (pictureId: number) => `${pictureId}.jpg`;

/** The name of a file in the object store, without its folder. */
export const videoFileName = (key: string) => key.slice(key.lastIndexOf('/') + 1);

function videoOf({ video_key: key, video_seconds: seconds, video_bytes: bytes }: BannerRow): BannerVideo | null {
  if (key === null) return null;

  const filename = videoFileName(key);
  return {
    filename,
    address: `/img/video/${filename}`,
    type: filename.endsWith('.webm') ? 'video/webm' : 'video/mp4',
    seconds: seconds ?? 0,
    bytes: bytes ?? 0,
  };
}

/** A banner as administrators see it. */
export function presentManaged(row: BannerRow, now: number): ManagedBanner {
  const video = videoOf(row);
  const images = bannerPictureKinds.flatMap((kind) => {
    const picture = row[kind];
    return picture ? [{ kind, filename: pictureFileName(picture.id), ...picture }] : [];
  });

  return {
    id: row.id,
    version: row.version,
    slug: row.slug,
    active: row.active ? 1 : 0,
    state: bannerState(timingOf(row), now),
    position_id: row.position_id,
    type_id: row.type_id,
    share: row.share,
    brand: row.brand,
    country_id: row.country_id,
    language: row.language,
    start_date: row.start_date,
    end_date: row.end_date,
    link: row.link,
    labels: row.labels,
    images,
    video,
    filename: video?.filename ?? images[0]?.filename ?? null,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}

/**
 * A banner as visitors see it, in their language.
 *
 * @throws if a picture is missing: such a banner is not visible
 */
export function presentShown(row: BannerRow & { readonly position: string }, language: LanguageValue): Banner {
  const { wide, narrow, labels } = row;
  if (!wide || !narrow) throw new Error(`The banner ${row.id} lacks a picture, so visitors must not see it.`);

  return {
    id: row.id,
    slug: row.slug,
    position_id: row.position_id,
    position: row.position,
    type_id: row.type_id,
    label: labels[language] ?? labels[brands[row.brand].defaultLanguage] ?? '',
    href: `/go/banner/${row.id}`,
    wide,
    narrow,
    video: videoOf(row),
  };
}

/** The fields of a banner for the audit log. */
export const auditedBanner = (row: BannerRow): Record<string, JSONValue> => ({
  slug: row.slug,
  active: row.active,
  position_id: row.position_id,
  type_id: row.type_id,
  share: row.share,
  brand: row.brand,
  country_id: row.country_id,
  language: row.language,
  start_date: row.start_date,
  end_date: row.end_date,
  link: row.link,
  labels: { ...row.labels },
  wide: row.wide?.id ?? null,
  narrow: row.narrow?.id ?? null,
  video: row.video_key && videoFileName(row.video_key),
});
