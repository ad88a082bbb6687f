import type { AdAnswer, AdDetails } from '@volan/api-contract';
import type { SpecRow } from '@volan/ui';
import { answerText } from '../../../blocks/adCard/answerText.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { answerHref } from './answerHref.ts';
import { tagKeys } from './adTags.ts';
import { keyAnswers } from './keyFacts.ts';

/** Questions that belong together, with their answers. */
export interface SpecGroup {
  readonly slug: string;
  readonly title: string;
  readonly rows: SpecRow[];
}

/** Shown by the title already. */
const titleKey = 'izvedba';

/** Make and model are one question with two answers, so they are two rows. */
const makeKey = 'vozilo';

function rowOf(ad: AdDetails, answer: AdAnswer, label: string, site: Site, messages: Messages): SpecRow {
  const href = answerHref(site, ad, answer);
  return { label, value: answerText(answer, messages), ...(href && { href }) };
}

function rowsOf(ad: AdDetails, answer: AdAnswer, site: Site, messages: Messages): SpecRow[] {
  if (answer.key !== makeKey) {
    return [rowOf(ad, answer, answer.label, site, messages)];
  }
  const labels = [messages.t('fact.make'), messages.t('fact.model')];
  return answer.values.map((value, index) =>
    rowOf(ad, { ...answer, values: [value] }, labels[index] ?? answer.label, site, messages),
  );
}

/**
 * The answers that no other part of the page shows, group by group. A value of the filter panel links to the list of
 * the ads that share it. [M53]
 */
export function specGroups(ad: AdDetails, site: Site, messages: Messages): SpecGroup[] {
  const shown = new Set([titleKey, ...tagKeys, ...keyAnswers(ad).map(({ key }) => key)]);
  return ad.groups
    .map(({ slug, title, answers }) => ({
      slug,
      title,
      rows: answers
        .filter(({ key, multi }) => !multi && !shown.has(key))
        .flatMap((answer) => rowsOf(ad, answer, site, messages))
        .filter(({ value }) => value !== ''),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The equipment of a vehicle: the answers to the questions with many, safety and comfort alike. */
export function equipmentOf({ groups }: Pick<AdDetails, 'groups'>): string[] {
  return groups
    .flatMap(({ answers }) => answers)
    .filter(({ key, multi }) => multi && !tagKeys.includes(key))
    .flatMap(({ values }) => values.map(({ label }) => label));
}
