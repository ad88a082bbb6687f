import type { companyWhys, CompanyReasonName } from '@volan/domain-rules';
import type { PlainAdminText } from '@volan/i18n/admin';

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
