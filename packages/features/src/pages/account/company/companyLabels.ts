import type { OwnCompany } from '@volan/api-contract';
import { reviewedCompanyFields } from '@volan/domain-rules';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { exceptionRows, phoneRows, weekdays, type CompanyHours } from './companyFormFields.ts';

/** Labels of the fields that moderators look at. */
const reviewedLabels = {
  name: 'account.company-name',
  legal_name: 'account.legal-name',
  tax_id: 'account.tax-number',
  registry_number: 'account.registry-number',
  address: 'account.address',
} as const;

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Labels of the fields of hours by their names, in the order of the form. */
export const hoursLabels = (
  company: CompanyHours,
  { t, weekday }: Messages,
): (readonly [name: string, label: string])[] => [
  ...weekdays.flatMap((day) => [
    [`hours-${day}-opens`, t('own-company.opens', { day: weekday(day) })] as const,
    [`hours-${day}-closes`, t('own-company.closes', { day: weekday(day) })] as const,
  ]),
  ...rowsOf(exceptionRows(company)).flatMap((index) => {
    const row = String(index + 1);
    return [
      [`exception-${index}-from`, t('own-company.exception-from', { row })] as const,
      [`exception-${index}-to`, t('own-company.exception-to', { row })] as const,
      [`exception-${index}-opens`, t('own-company.exception-opens', { row })] as const,
      [`exception-${index}-closes`, t('own-company.exception-closes', { row })] as const,
    ];
  }),
];

/** Labels of all fields of a company's form by their names, in the order of the form. */
export function companyLabels(company: OwnCompany, messages: Messages): Record<string, string> {
  const { t } = messages;
  const labels: (readonly [name: string, label: string])[] = [
    ['answer', t('own-company.answer')],
    ...reviewedCompanyFields.map((field) => [field, t(reviewedLabels[field])] as const),
    ['file', t('own-company.documents')],
    ...rowsOf(phoneRows(company)).map(
      (row) =>
        [
          `phone-${row}`,
          row === 0 ? t('own-company.phone-main') : t('own-company.phone-more', { position: String(row + 1) }),
        ] as const,
    ),
    ['web', t('account.web')],
    ['region_id', t('account.region')],
    ['city_id', t('selling.city')],
    ['point', t('own-company.point')],
    ...hoursLabels(company, messages),
  ];

  return Object.fromEntries(labels);
}
