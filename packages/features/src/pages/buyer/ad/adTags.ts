import type { AdAnswer, AdDetails } from '@volan/api-contract';
import type { AdTag } from '@volan/ui';
import { isIconName } from '@volan/ui/names';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { answersOf } from './answersOf.ts';
import { priceTags } from '../../../blocks/adCard/priceTags.ts';

/** Slug of the question about the past of a vehicle; a promise for the future is among its answers. */
const pastKey = 'odrzavanje';
const warranty = 'garancija';

/** The question of the exchange and the answer that declines it. */
const exchangeKey = 'zamena';
const noExchange = 'ne';

/** Questions whose answers are tags, and so no rows of the page. */
export const tagKeys: readonly string[] = [pastKey, exchangeKey];

type Value = AdAnswer['values'][number];

function tagOf(value: Value, answer: AdAnswer, tone?: AdTag['tone']): AdTag {
  const icon = [value.icon, answer.icon].find((name) => isIconName(name));
  return { text: value.label, ...(isIconName(icon) && { icon }), ...(tone && { tone }) };
}

const tagsOf = (answers: readonly AdAnswer[], key: string, wanted: (value: Value) => boolean, tone?: AdTag['tone']) =>
  answers
    .filter((answer) => answer.key === key)
    .flatMap((answer) => answer.values.filter(wanted).map((value) => tagOf(value, answer, tone)));

/** The past of a vehicle: first owner, bought new, serviced. */
export function pastTags(ad: AdDetails): AdTag[] {
  return tagsOf(answersOf(ad), pastKey, ({ slug }) => slug !== warranty);
}

/**
 * Whether a buyer was found, how the price compares, and what the seller offers beside it: financing, exchange,
 * warranty. [M52, N03, T05]
 */
export function offerTags(ad: AdDetails, messages: Messages): AdTag[] {
  const answers = answersOf(ad);
  const credit: AdTag[] = ad.credit ? [{ text: messages.t('ad.on-credit'), icon: 'landmark', tone: 'info' }] : [];
  const reserved: AdTag[] = ad.reserved ? [{ text: messages.t('card.reserved'), tone: 'info' }] : [];

  return [
    ...reserved,
    ...priceTags(ad.price_label, messages),
    ...credit,
    ...tagsOf(answers, exchangeKey, ({ slug }) => slug !== noExchange),
    ...tagsOf(answers, pastKey, ({ slug }) => slug === warranty, 'positive'),
  ];
}
