import type { ModelFact, ModelInformation, ModelMeasure } from '@volan/api-contract';
import { leastAdsForYear } from '@volan/domain-rules';
import type { SpecRow } from '@volan/ui';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** The most shown answers of one question. */
const maxAnswers = 3;

/** Answers that fewer ads give are exceptions, in percent. */
const leastPercent = 5;

function factRow({ title, answers }: ModelFact, { t }: Messages): SpecRow[] {
  const all = answers.reduce((sum, { count }) => sum + count, 0);
  const shares = answers
    .map(({ title: answer, count }) => ({ answer, percent: Math.round((count / all) * 100) }))
    .filter(({ percent }) => percent >= leastPercent)
    .slice(0, maxAnswers);
  return all < leastAdsForYear || shares.length === 0
    ? []
    : [{ label: title, value: shares.map((share) => t('model.share', share)).join(', ') }];
}

const measures = {
  power_kw: { label: 'fact.power', text: (messages: Messages, value: number) => messages.power(value) },
  displacement: { label: 'fact.displacement', text: (messages: Messages, value: number) => messages.volume(value) },
  mileage: { label: 'fact.mileage', text: (messages: Messages, value: number) => messages.distance(value) },
} as const;

function measureRow({ key, low, median, high }: ModelMeasure, messages: Messages): SpecRow {
  const { label, text } = measures[key];
  const of = (value: number) => text(messages, value);
  const value =
    low === high ? of(median) : messages.t('model.spread', { low: of(low), high: of(high), median: of(median) });

  return { label: messages.t(label), value };
}

/** The facts about the vehicles of a model, from its ads: shares of the answers, and ranges of the numbers. [B28] */
export function modelFacts({ facts, measures: numbers }: ModelInformation, messages: Messages): SpecRow[] {
  return [
    ...facts.flatMap((fact) => factRow(fact, messages)),
    ...numbers.map((measure) => measureRow(measure, messages)),
  ];
}
