import {
  neededForDepreciation,
  ownershipFuels,
  perHundredKilometres,
  perMonth,
  type FoundCostRule,
  type OwnedVehicle,
  type OwnershipCost,
  type OwnershipLine,
} from '@volan/domain-rules';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import type { OwnershipPageTerms } from './ownershipTerms.ts';

/** An estimate with what it was made of. */
export interface Ownership {
  readonly vehicle: OwnedVehicle;
  readonly cost: OwnershipCost;
  readonly terms: OwnershipPageTerms;
}

/** The class of a rule as text: "above 66 kW to 84 kW"; empty for a rule without classes. */
function classText({ key, above, upTo }: FoundCostRule, { t, measure }: Messages) {
  const unit = key === 'insurance' ? 'kW' : 'cm³';
  if (upTo !== null) return t('ownership.class', { above: measure(above, unit), upTo: measure(upTo, unit) });

  return above > 0 ? t('ownership.class-last', { above: measure(above, unit) }) : '';
}

/** The unit price of a fuel: "1.62 €/l". */
function unitPriceText(unitPrice: number, { fuel }: OwnedVehicle, { measure }: Messages) {
  return fuel === null ? '' : measure(Math.round(unitPrice * 1000) / 1000, `€/${ownershipFuels[fuel].unit}`);
}

/** How the loss of value comes about, by ads of the model. */
function marketText({ depreciation }: OwnershipLine, { vehicle, terms: { market } }: Ownership, messages: Messages) {
  const { t, price, number, measure } = messages;
  if (!depreciation || !market) return '';

  return t('ownership.market', {
    model: market.title,
    present: price(market.present.median ?? 0),
    presentCount: number(market.present.count),
    later: price(market.later.median ?? 0),
    laterCount: number(market.later.count),
    years: t('ownership.years-count', { count: vehicle.years }),
    percent: measure(depreciation.percent, '%'),
  });
}

/** The energy of a year: "15,000 km × 5.4 l/100 km × 1.62 €/l". */
function energyText({ unitPrice }: OwnershipLine, { vehicle }: Ownership, messages: Messages) {
  const { fuel, consumption, kilometres } = vehicle;
  if (fuel === null || consumption === null || unitPrice === null) return '';

  const perDistance = messages.measure(consumption, `${ownershipFuels[fuel].unit}/100 km`);

  return [messages.measure(kilometres, 'km'), perDistance, unitPriceText(unitPrice, vehicle, messages)].join(' × ');
}

/** What the visitor has to find out. */
function questionText({ question, rule }: OwnershipLine, { terms: { market } }: Ownership, messages: Messages) {
  const { t, number } = messages;
  switch (question) {
    case null:
      return '';
    case 'too-few':
      return t('ownership.ask-too-few', {
        needed: number(neededForDepreciation),
        present: number(market?.present.count ?? 0),
        later: number(market?.later.count ?? 0),
      });
    default:
      return [t(`ownership.ask-${question}`), rule && classText(rule, messages)].filter(Boolean).join(' ');
  }
}

/** What a line says beside its amount: how it is computed, or what the visitor has to find out. */
export function sentencesOf(line: OwnershipLine, ownership: Ownership, messages: Messages): string[] {
  const { t, money, measure } = messages;
  const { key, rule, reduction, isFound } = line;
  const inDinars = rule?.value && rule.currency === 'RSD' ? money(Math.round(rule.value * 100), 'RSD') : '';
  const found = key === 'depreciation' ? t('ownership.resale-used') : t('import.found');
  const sentences = [
    questionText(line, ownership, messages),
    energyText(line, ownership, messages),
    marketText(line, ownership, messages),
    isFound && key !== 'energy' ? found : '',
    line.amount !== null && rule ? [inDinars, classText(rule, messages)].filter(Boolean).join(' · ') : '',
    reduction > 0 ? t('ownership.reduced', { percent: measure(reduction, '%') }) : '',
  ];

  return sentences.filter((sentence) => sentence !== '');
}

/** The source of a line as text: our own ads have no address. */
const sourceText = (line: OwnershipLine, { t }: Messages) =>
  line.source?.title ?? (line.depreciation ? t('ownership.own-ads') : '');

/** The estimate as rows of a file: a row for each line in euros, with a head and a sum. [N16] */
export function ownershipRows(ownership: Ownership, messages: Messages): (string | number)[][] {
  const { t } = messages;
  const { vehicle, cost, terms } = ownership;
  const amounts = (yearly: number) =>
    [yearly, perMonth(yearly), perHundredKilometres(yearly, vehicle.kilometres)].map((each) => each / 100);

  return [
    [
      t('import.line'),
      `${t('ownership.per-year')} (EUR)`,
      `${t('ownership.per-month')} (EUR)`,
      `${t('ownership.per-distance')} (EUR)`,
      t('import.basis'),
      t('ownership.source'),
      t('ownership.source-day'),
    ],
    ...cost.lines.map((line) => [
      t(`ownership.${line.key}`),
      ...(line.amount === null ? [t('import.open'), '', ''] : amounts(line.amount)),
      sentencesOf(line, ownership, messages).join(' '),
      sourceText(line, messages),
      line.source?.read_on ?? (line.depreciation ? terms.day : ''),
    ]),
    [t(cost.open > 0 ? 'import.known' : 'import.total'), ...amounts(cost.total), '', '', ''],
  ];
}
