import {
  acceptInvitation,
  Failure,
  inviteMember,
  listMemberships,
  readInvitation,
  removeMember,
  withdrawInvitation,
} from '@volan/api-contract';
import { memberships } from '../fixtures/members.ts';
import { mockCall } from '../mockCall.ts';

/** Calls about who acts for a company. */
export const memberHandlers = [
  mockCall(listMemberships, () => memberships),
  mockCall(inviteMember, ({ email, role }) => ({ id: 2, email, role, expires_at: '2026-12-02T10:00:00.000Z' })),
  mockCall(withdrawInvitation, () => ({ removed: true as const })),
  mockCall(readInvitation, () => new Failure<'not-found', null>('not-found')),
  mockCall(acceptInvitation, () => new Failure<'not-found', null>('not-found')),
  mockCall(removeMember, () => ({ removed: true as const })),
];
