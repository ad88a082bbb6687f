import {
  addCompanyDocument,
  registerOwnCompany,
  claimCompany,
  decideCompany,
  Failure,
  getCompanyDocument,
  getManagedCompany,
  getOwnCompany,
  releaseCompany,
  removeCompanyDocument,
  undoCompanyDecision,
  updateCompany,
} from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { managedCompany, ownCompany } from '../fixtures/companyReviews.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { mockCall } from '../mockCall.ts';

const notFound = () => new Failure<'not-found', null>('not-found');

const later = (seconds: number) => new Date(fixtureNow.getTime() + seconds * 1000).toISOString();

/** The registration of a company and the decision about it; nothing is kept. */
export const companyReviewHandlers = [
  mockCall(getOwnCompany, () => ownCompany),
  mockCall(registerOwnCompany, () => ownCompany),
  mockCall(updateCompany, ({ company_id: id }) => (id === ownCompany.id ? ownCompany : notFound())),
  mockCall(addCompanyDocument, ({ company_id: id }) => (id === ownCompany.id && ownCompany.documents[0]) || notFound()),
  mockCall(removeCompanyDocument, ({ id }) =>
    ownCompany.documents.some((document) => document.id === id) ? { removed: true as const } : notFound(),
  ),
  mockCall(getCompanyDocument, notFound),
  mockCall(getManagedCompany, ({ id }) => (id === managedCompany.id ? managedCompany : notFound())),
  mockCall(decideCompany, ({ id, status, reason = '', reasons = [] }) => {
    if (id !== managedCompany.id) return notFound();
    if (status !== listingStatus.active && reason === '' && reasons.length === 0) {
      return new Failure('validation', { errors: { reason: ['required'] } });
    }
    return { company: managedCompany, undo_until: later(30) };
  }),
  mockCall(undoCompanyDecision, ({ id }) => (id === managedCompany.id ? managedCompany : notFound())),
  mockCall(claimCompany, ({ id }) => (id === managedCompany.id ? { until: later(300) } : notFound())),
  mockCall(releaseCompany, ({ id }) => (id === managedCompany.id ? { released: true as const } : notFound())),
];
