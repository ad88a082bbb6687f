import type { ManagedCostRule } from '@volan/api-contract';
import { costRuleClasses, costRuleKinds, type CostRuleKey } from '@volan/domain-rules';
import type { PlainAdminText } from '@volan/i18n/admin';
import type { AdminSite } from '../shell/site.ts';

/** The name of each rule. */
export const ruleNames = {
  'customs-eu-origin': 'costCustomsEu',
  'customs-other': 'costCustomsOther',
  vat: 'costVat',
  'emission-limit': 'costEmission',
  'historic-age': 'costHistoric',
  'used-age': 'costUsed',
  transport: 'costTransport',
  testing: 'costTesting',
  environment: 'costEnvironment',
  registration: 'costRegistration',
  insurance: 'costInsurance',
  inspection: 'costInspection',
  'use-tax': 'costUseTax',
  'use-tax-reduction': 'costUseTaxReduction',
  'use-tax-electric': 'costUseTaxElectric',
  sticker: 'costSticker',
  'local-fee': 'costLocalFee',
  'price-diesel': 'costDiesel',
  'price-petrol': 'costPetrol',
  'price-lpg': 'costLpg',
  'price-cng': 'costCng',
  'price-electricity': 'costElectricity',
} as const satisfies Readonly<Record<CostRuleKey, PlainAdminText>>;

/** The name of a rule with its class: "Insurance, above 66 kW". */
export function ruleTitle({ key, above, from_age: fromAge }: ManagedCostRule, { texts, words }: AdminSite): string {
  const by = costRuleClasses[key];
  const unit = by === 'power' ? 'kW' : 'cm³';
  const parts = [
    texts[ruleNames[key]],
    by !== undefined && `${texts.costClassAbove} ${words.formats.number(above)} ${unit}`,
    fromAge > 0 && `${texts.costClassFrom} ${words.formats.number(fromAge)} ${texts.costYears}`,
  ];

  return parts.filter((part) => part !== false).join(', ');
}

/** The value of a rule with its unit. */
export function ruleValue({ key, value, currency }: ManagedCostRule, { texts, words }: AdminSite): string {
  const { number, money } = words.formats;
  if (value === null) return texts.costUnknown;

  switch (costRuleKinds[key]) {
    case 'percent':
      return `${number(value)} %`;
    case 'class':
      return `Euro ${value}`;
    case 'years':
      return `${number(value)} ${texts.costYears}`;
    case 'months':
      return `${number(value)} ${texts.costMonths}`;
    case 'amount':
      return money(Math.round(value * 100), currency ?? 'EUR');
  }
}
