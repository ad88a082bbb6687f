import type { AdAnswer, AdListed } from '@volan/api-contract';
import type { AdCardData, AdFact, AdTag } from '@volan/ui';
import { isIconName } from '@volan/ui/names';
import { placeName } from './placeName.ts';
import { priceTags } from './priceTags.ts';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';
import { missingPicture, pictureAlt, pictureOf } from './adPictures.ts';
import { answerText } from './answerText.ts';
import { cardAge } from './cardAge.ts';

/** The most facts with an icon; further facts are shown as tags. */
const maxFacts = 6;

/** Most tags on a card, so that cards stay alike. */
const maxTags = 4;

/** Promises that are more than a fact. */
const tones: Readonly<Record<string, AdTag['tone']>> = { garancija: 'positive' };

/** The answer that takes a question back: it is no promise. */
const noAnswer = 'ne';

function factOf(answer: AdAnswer, messages: Messages): AdFact {
  return {
    icon: isIconName(answer.icon) ? answer.icon : 'info',
    label: answer.label,
    text: answerText(answer, messages),
  };
}

function tagsOf({ icon, values }: AdAnswer): AdTag[] {
  return values
    .filter(({ slug }) => slug !== noAnswer)
    .map((value) => {
      const sign = isIconName(value.icon) ? value.icon : isIconName(icon) ? icon : undefined;
      const tone = tones[value.slug];
      return { text: value.label, ...(sign && { icon: sign }), ...(tone && { tone }) };
    });
}

/**
 * Facts and tags of an ad: single answers with their signs first; the rating of the price, answers of many and the rest
 * as tags. [M52]
 */
export function factsAndTags(ad: Pick<AdListed, 'highlights' | 'credit' | 'price_label'>, messages: Messages) {
  const single = ad.highlights.filter(({ multi }) => !multi);
  const facts = single.slice(0, maxFacts);
  const rest = ad.highlights.filter((answer) => !facts.includes(answer));
  const credit: AdTag[] = ad.credit ? [{ text: messages.t('card.credit'), icon: 'landmark', tone: 'info' }] : [];
  const tags = [...priceTags(ad.price_label, messages), ...credit, ...rest.flatMap(tagsOf)];

  return { facts: facts.map((fact) => factOf(fact, messages)), tags };
}

/** The tier that shows: XL before Top; the others are no matter of a list. */
export function shownTier(ad: Pick<AdListed, 'tiers'>, { t }: Messages): AdCardData['tier'] {
  const kind = (['xl', 'top'] as const).find((tier) => ad.tiers.includes(tier));
  return kind && { kind, label: t(`tier.${kind}`) };
}

/** The price in words: an ad on request has none. [L03] */
export function priceText(ad: Pick<AdListed, 'price'>, messages: Messages) {
  return ad.price === null ? messages.t('price-type.on-request') : messages.price(ad.price);
}

/** The address of an ad. [B30, T01] */
export function adHref(site: Pick<Site, 'brand' | 'language'>, ad: Pick<AdListed, 'id' | 'kind' | 'slug'>) {
  return pagePath(site, 'ad', { kind: ad.kind, adId: ad.id, titleSlug: ad.slug });
}

/** Everything that {@link adCardData} reads, as text: equal texts give equal cards. */
export function adCardKey(ad: AdListed, site: Site, messages: Messages) {
  return `${site.brand.id} ${messages.tag} ${cardAge(ad, site, messages)} ${JSON.stringify(ad)}`;
}

/** An ad in a list, in the words of the visitor. */
export function adCardData(ad: AdListed, site: Site, messages: Messages): AdCardData {
  const { facts, tags } = factsAndTags(ad, messages);
  const tier = shownTier(ad, messages);
  const place = placeName(ad.place, messages);

  return {
    href: adHref(site, ad),
    title: ad.title,
    ...(ad.line && { line: ad.line }),
    price: priceText(ad, messages),
    facts,
    tags: tags.slice(0, maxTags),
    place,
    seller: ad.seller.name,
    age: cardAge(ad, site, messages),
    pictures: ad.images.map((image, position) =>
      pictureOf(image, position === 0 ? '' : pictureAlt(ad.title, image, messages)),
    ),
    ...(ad.image_count > 0 && {
      pictureCount: {
        count: messages.number(ad.image_count),
        label: messages.t('card.pictures', { count: ad.image_count }),
      },
    }),
    missingPicture: missingPicture(ad, messages),
    ...(ad.reserved && { reserved: messages.t('card.reserved') }),
    ...(ad.damaged && { damaged: messages.t('card.damaged') }),
    ...(tier && { tier }),
  };
}
