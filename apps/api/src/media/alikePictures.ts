import type { Sql, TransactionSql } from 'postgres';

/**
 * Two pictures are alike if their hashes differ in at most this many bits. The test checks it with pictures of
 * vehicles.
 */
const maxDistance = 6;

/** ...and no channel of the mean colour of their middles by more than this. */
const maxColourDistance = 8;

/** Hashes with fewer bits set, or fewer bits unset, come from plain surfaces and say nothing. */
const leastBits = 5;

/** Most pairs of pictures that are compared: a picture in very many ads says no more than one in a few. */
const maxPairs = 200;

/** Two pictures that show the same. */
export interface AlikePictures {
  readonly adId: number;
  readonly pictureId: number;
  /** Another ad and its picture. */
  readonly otherAdId: number;
  readonly otherPictureId: number;
}

/**
 * Pictures of other ads that show the same as pictures of this one: encoded again, made smaller, slightly cropped, with
 * a mark in a corner. Only uploads have a hash, so pictures of feeds are not found.
 *
 * If two hashes differ in six bits, one of their four quarters differs in one bit at most. So each quarter is looked up
 * as it is and with each bit flipped, through the index.
 */
export const alikePicturesOfAd = (sql: Sql | TransactionSql, adId: number): Promise<readonly AlikePictures[]> => sql<
  AlikePictures[]
>`
  with own as (
    select picture.id, hash, tint from ad_image join picture on picture.id = picture_id
    where ad_id = ${adId} and bit_count(hash::bit(64)) between ${leastBits} and 64 - ${leastBits}
  ), turned as (
    select 0 as bit union all select 1 << n from generate_series(0, 15) as n
  ), found as (
    select own.id as own_id, other.id from own cross join turned
    join picture as other on (other.hash >> 48 & 65535) = (own.hash >> 48 & 65535) # bit where other.hash is not null
    union select own.id, other.id from own cross join turned
    join picture as other on (other.hash >> 32 & 65535) = (own.hash >> 32 & 65535) # bit where other.hash is not null
    union select own.id, other.id from own cross join turned
    join picture as other on (other.hash >> 16 & 65535) = (own.hash >> 16 & 65535) # bit where other.hash is not null
    union select own.id, other.id from own cross join turned
    join picture as other on (other.hash & 65535) = (own.hash & 65535) # bit where other.hash is not null
  )
  select ${adId}::int as "adId", own.id as "pictureId", ad_image.ad_id::int as "otherAdId", other.id as "otherPictureId"
  from found join own on own.id = own_id join picture as other on other.id = found.id
  join ad_image on ad_image.picture_id = other.id
  where ad_image.ad_id <> ${adId} and bit_count((own.hash # other.hash)::bit(64)) <= ${maxDistance}
    and abs((own.tint >> 16) - (other.tint >> 16)) <= ${maxColourDistance}
    and abs((own.tint >> 8 & 255) - (other.tint >> 8 & 255)) <= ${maxColourDistance}
    and abs((own.tint & 255) - (other.tint & 255)) <= ${maxColourDistance}
  order by other.id limit ${maxPairs}`;
