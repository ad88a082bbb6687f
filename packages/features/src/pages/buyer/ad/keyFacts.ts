import type { AdDetails } from '@volan/api-contract';
import type { KeyFact } from '@volan/ui';
import { isIconName } from '@volan/ui/names';
import { answerText } from '../../../blocks/adCard/answerText.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { answerHref } from './answerHref.ts';
import { answersOf } from './answersOf.ts';
import { tagKeys } from './adTags.ts';

/** Places of the facts of a car, so that every page has them in the same order. Others follow in theirs. */
const order = ['godiste', 'kilometraza', 'gorivo', 'menjac', 'snaga', 'kubikaza', 'karoserija', 'registrovan-do'];

/** Facts that a page shows first although a card leaves them out. */
const beyondCard = ['kubikaza', 'registrovan-do'];

/** Two rows of a desktop. */
const maxFacts = 8;

const rank = (key: string) => {
  const index = order.indexOf(key);
  return index === -1 ? order.length : index;
};

/** The answers of the first look. */
export function keyAnswers(ad: AdDetails) {
  const important = new Set([...ad.highlights.map(({ key }) => key), ...beyondCard]);
  return answersOf(ad)
    .filter(({ key, multi }) => important.has(key) && !multi && !tagKeys.includes(key))
    .toSorted((a, b) => rank(a.key) - rank(b.key))
    .slice(0, maxFacts);
}

/** What one asks first about a vehicle, with the lists of what is the same. [M53] */
export function keyFacts(ad: AdDetails, site: Site, messages: Messages): KeyFact[] {
  return keyAnswers(ad).map((answer) => {
    const href = answer.values.length > 0 ? answerHref(site, ad, answer) : undefined;
    return {
      icon: isIconName(answer.icon) ? answer.icon : 'info',
      label: answer.label,
      value: answerText(answer, messages),
      ...(href && { href }),
    };
  });
}
