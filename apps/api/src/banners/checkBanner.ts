import { Failure, type BannerPosition, type CallRequest, type updateBanner } from '@volan/api-contract';
import {
  areBannerDatesInOrder,
  bannerPictureKinds,
  brands,
  scopeOf,
  type Actor,
  type BannerPictureKind,
} from '@volan/domain-rules';
import type { Sql } from 'postgres';
import type { StoredImage, Uploads } from '../media/uploads.ts';
import { checkVideo, type CheckedVideo } from './bannerVideo.ts';
import type { BannerRow } from './bannerRows.ts';
import { readPositions } from './bookings.ts';

/** The fields of a banner that administrators write. `share` is null if they leave it to the server. */
export type BannerDraft = Pick<
  BannerRow,
  | 'position_id'
  | 'type_id'
  | 'brand'
  | 'country_id'
  | 'language'
  | 'start_date'
  | 'end_date'
  | 'link'
  | 'labels'
  | 'active'
> & { readonly id: number | null; readonly slug: string | null; readonly share: number | null };

/** The files of a form. */
export type BannerFiles = Pick<CallRequest<typeof updateBanner>, BannerPictureKind | 'video'>;

/** The accepted files of a form; they are not in use yet. */
export interface StoredFiles extends Readonly<Partial<Record<BannerPictureKind, StoredImage>>> {
  readonly video?: CheckedVideo & { readonly key: string; readonly bytes: number };
}

type Errors = Readonly<Record<string, string[]>>;

/** What checks of a banner read, and who asks. */
interface CheckDeps {
  readonly sql: Sql;
  readonly uploads: Uploads;
  readonly actor: Actor;
}

const pictureTypes = ['jpeg', 'png', 'webp', 'avif'] as const;

/** Errors of fields beyond their shape, by field. Fields that are absent are not checked. */
async function fieldErrors(
  { sql, actor }: Pick<CheckDeps, 'sql' | 'actor'>,
  draft: Partial<BannerDraft>,
  position: BannerPosition | undefined,
): Promise<Errors> {
  const { position_id: positionId, type_id: type, country_id: country, start_date: start, end_date: end } = draft;
  const { brand, labels } = draft;
  const errors: Record<string, string[]> = {};

  if (positionId !== undefined && !position) errors['position_id'] = ['unknown'];
  if (position && type !== undefined && !position.types.includes(type)) errors['type_id'] = ['value'];
  if (position && (draft.share ?? 1) > position.shares) errors['share'] = ['max'];
  if (start !== undefined && end !== undefined && !areBannerDatesInOrder(start, end)) {
    errors['end_date'] = ['dates-reversed'];
  }

  const isElsewhere = scopeOf('promotions.edit', actor) === 'country' && country !== actor.countryId;
  if (country !== undefined && isElsewhere) errors['country_id'] = ['forbidden'];
  else if (typeof country === 'number' && (await sql`select from country where id = ${country}`).length === 0) {
    errors['country_id'] = ['unknown'];
  }
  // the language of the brand replaces a missing one
  if (brand && labels && labels[brands[brand].defaultLanguage] === undefined) errors['labels'] = ['required'];

  const isTaken = draft.slug
    ? (await sql`select from banner where slug = ${draft.slug} and id is distinct from ${draft.id ?? null}`).length > 0
    : false;
  if (isTaken) errors['slug'] = ['slug-taken'];

  return errors;
}

/** Stores the files of a form that are good. Returns them, and the errors of the others. */
async function storeFiles(
  { uploads, actor }: Pick<CheckDeps, 'uploads' | 'actor'>,
  files: BannerFiles,
  position: BannerPosition | undefined,
): Promise<{ readonly stored: StoredFiles; readonly errors: Errors }> {
  const errors: Record<string, string[]> = {};
  const images: Partial<Record<BannerPictureKind, StoredImage>> = {};

  for (const kind of bannerPictureKinds) {
    const file = files[kind];
    if (!file) continue;

    const least = position?.[kind] ?? { width: 1, height: 1 };
    const taken = await uploads.storePicture(await file.bytes(), { types: pictureTypes, least }, actor);
    if (typeof taken === 'string') errors[kind] = [taken];
    else images[kind] = taken;
  }

  const bytes = await files.video?.bytes();
  const checked = bytes && (await checkVideo(bytes));
  if (typeof checked === 'string') errors['video'] = [checked];
  if (!bytes || !checked || typeof checked === 'string') return { stored: images, errors };

  const { key } = await uploads.storeFile(bytes, checked.ending);

  return { stored: { ...images, video: { ...checked, key, bytes: bytes.byteLength } }, errors };
}

/** Removes the files of a form that was refused. */
export const clearFiles = (uploads: Pick<Uploads, 'clear'>, stored: StoredFiles) =>
  uploads.clear(Object.values(stored).map(({ key }: { readonly key: string }) => ({ key, pictureId: null })));

/**
 * Checks fields and files of a form, and reports all errors at once.
 *
 * @returns the files, which are not in use yet, or the errors
 */
export async function checkBanner(
  deps: CheckDeps,
  draft: Partial<BannerDraft>,
  files: BannerFiles,
): Promise<{ readonly stored: StoredFiles } | { readonly errors: Errors }> {
  const position = (await readPositions(deps.sql)).find(({ id }) => id === draft.position_id);
  const wrong = await fieldErrors(deps, draft, position);
  const { stored, errors: refused } = await storeFiles(deps, files, position);
  const errors = { ...wrong, ...refused };
  if (Object.keys(errors).length === 0) return { stored };

  await clearFiles(deps.uploads, stored);

  return { errors };
}

/** The failure for errors of a form. Too many pictures within a minute are a failure of their own. */
export const failureOf = (errors: Errors): Failure<'validation' | 'pictures-at-once', null> =>
  Object.values(errors).some((codes) => codes.includes('pictures-at-once'))
    ? new Failure<'pictures-at-once', null>('pictures-at-once')
    : new Failure<'validation', null>('validation', { errors });
