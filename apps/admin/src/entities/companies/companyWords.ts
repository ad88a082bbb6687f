import type { ManagedCompany } from '@volan/api-contract';
import { reviewedCompanyFields, type companyWhys, type CompanyReasonName } from '@volan/domain-rules';
import type { PlainAdminText } from '@volan/i18n/admin';
import type { ModerationCompareProps } from '@volan/ui/ModerationCompare';
import type { AdminSite } from '../../shell/site.ts';

/** Labels of the reasons why data of a company are refused. */
export const companyReasonWords = {
  'documents-missing': 'companyReasonDocumentsMissing',
  'documents-unreadable': 'companyReasonDocumentsUnreadable',
  'not-in-register': 'companyReasonNotInRegister',
  'data-differ': 'companyReasonDataDiffer',
  'no-authority': 'companyReasonNoAuthority',
  'company-duplicate': 'companyReasonDuplicate',
  other: 'companyReasonOther',
} as const satisfies Readonly<Record<CompanyReasonName, PlainAdminText>>;

/** Labels of what is known about a company that waits. */
export const companyWhyWords = {
  'new-company': 'whyNewCompany',
  'changed-company': 'whyChangedCompany',
  'same-tax-number': 'whySameTaxNumber',
  'no-documents': 'whyNoDocuments',
} as const satisfies Readonly<Record<(typeof companyWhys)[number], PlainAdminText>>;

const stateWords = {
  new: 'companyNew',
  public: 'companyPublic',
  closed: 'companyClosed',
} as const satisfies Readonly<Record<ManagedCompany['status'], PlainAdminText>>;

/** Whether visitors see a company, in words. */
export const companyState = ({ status }: ManagedCompany, { texts }: Pick<AdminSite, 'texts'>) =>
  texts[stateWords[status]];

const fieldWords = {
  name: 'companyName',
  legal_name: 'companyLegalName',
  tax_id: 'companyTaxNumber',
  registry_number: 'companyRegistryNumber',
  address: 'companyAddress',
} as const satisfies Readonly<Record<(typeof reviewedCompanyFields)[number], PlainAdminText>>;

/** Rows of the comparison for moderators: the public data beside the changes, or the data of a new company alone. */
export function comparedData({ data, changes }: ManagedCompany, { texts }: Pick<AdminSite, 'texts'>) {
  return reviewedCompanyFields.map((field) => {
    const fresh = changes?.[field] ?? data[field];
    const row = { label: texts[fieldWords[field]], fresh: fresh || '–' };

    return changes ? { ...row, live: data[field] || '–' } : row;
  });
}

/** The columns of the comparison: the public data and the changes, or one for a new company. */
export function comparedCompany(
  company: ManagedCompany,
  site: Pick<AdminSite, 'texts'>,
): Pick<ModerationCompareProps, 'fresh' | 'live'> {
  const { texts } = site;
  const { changes, account, data } = company;
  const column = { pictures: [], seller: account.name };
  const shown = { text: companyState(company, site), tone: 'neutral' } as const;
  if (!changes) return { fresh: { ...column, title: data.name, state: shown } };

  return {
    live: { ...column, title: texts.companyPublicNow, state: shown },
    fresh: { ...column, title: texts.companyChanged, state: { text: texts.whyChangedCompany, tone: 'caution' } },
  };
}
