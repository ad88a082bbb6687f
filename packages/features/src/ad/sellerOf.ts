import type { AdDetails, Place } from '@volan/api-contract';
import type { SellerCardProps } from '@volan/ui';
import type { Words } from '../site/useWords.ts';

/** One or two letters of a name: "Milica Đorđević" is "MĐ". */
export function initialsOf(name: string) {
  return name
    .split(/[\s-]+/)
    .flatMap((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();
}

/** "Novi Sad, Južna Bačka": a place from near to far; the country only where nothing nearer is known. */
export function placeText({ city, region, country }: Place, words: Words) {
  const near = [...new Set([city, region?.title])].filter((name) => name !== null && name !== undefined);
  return near.length > 0 ? near.join(', ') : words.country(country);
}

/** Who sells, in the words of the reader. Never a phone number or an e-mail address. [M53] */
export function sellerOf({ seller, place }: Pick<AdDetails, 'seller' | 'place'>, words: Words): SellerCardProps {
  const { t } = words;
  const since = t('ad.member-since', { year: words.year(new Date(seller.since).getUTCFullYear()) });
  return {
    name: seller.name,
    initials: initialsOf(seller.name),
    company: seller.type !== 'private',
    note: `${t(`seller.${seller.type}`)}, ${since}`,
    ...(seller.verified && { verified: t('ad.verified') }),
    lines: [
      { icon: 'map-pin', text: placeText(seller.place ?? place, words) },
      { icon: 'layout-list', text: t('ad.ads-of-seller', { count: seller.ads }) },
    ],
  };
}
