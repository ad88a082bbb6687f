import type { ManagedImportRule } from '@volan/api-contract';
import { importRuleKinds, type ImportRuleKey } from '@volan/domain-rules';
import type { PlainAdminText } from '@volan/i18n/admin';
import type { AdminSite } from '../shell/site.ts';

/** The name of each rule. */
export const ruleNames = {
  'customs-eu-origin': 'importCustomsEu',
  'customs-other': 'importCustomsOther',
  vat: 'importVat',
  'emission-limit': 'importEmission',
  'historic-age': 'importHistoric',
  'used-age': 'importUsed',
  transport: 'importTransport',
  testing: 'importTesting',
  environment: 'importEnvironment',
  registration: 'importRegistration',
} as const satisfies Readonly<Record<ImportRuleKey, PlainAdminText>>;

/** The value of a rule with its unit. */
export function ruleValue({ key, value, currency }: ManagedImportRule, { texts, words }: AdminSite): string {
  const { number, money } = words.formats;
  if (value === null) return texts.importUnknown;

  switch (importRuleKinds[key]) {
    case 'percent':
      return `${number(value)} %`;
    case 'class':
      return `Euro ${value}`;
    case 'years':
      return `${number(value)} ${texts.importYears}`;
    case 'months':
      return `${number(value)} ${texts.importMonths}`;
    case 'amount':
      return money(Math.round(value * 100), currency ?? 'EUR');
  }
}
