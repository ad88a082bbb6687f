import {
  changeUserStatus,
  createUser,
  deleteUser,
  Failure,
  leaveUser,
  listUserAds,
  listUsers,
  signInAsUser,
  updateUser,
} from '@volan/api-contract';
import { openSession } from '../fixtures/accounts.ts';
import { adminUsers, newUser } from '../fixtures/adminUsers.ts';
import { mockCall } from '../mockCall.ts';

const byId = (id: number) => adminUsers.find((user) => user.id === id);
const notFound = () => new Failure<'not-found', null>('not-found');

/** Calls of the administration over a handful of accounts; nothing is kept. */
export const adminHandlers = [
  mockCall(listUsers, ({ page = 1, limit = 25, search = '', status }) => {
    const found = adminUsers.filter(
      (user) =>
        `${user.name} ${user.email}`.toLowerCase().includes(search.toLowerCase()) &&
        (status === undefined || user.status === status),
    );
    return {
      data: found.slice((page - 1) * limit, page * limit),
      meta: { page, limit, total: found.length },
    };
  }),
  mockCall(createUser, ({ email, name, mobile = null }) =>
    adminUsers.some((user) => user.email === email)
      ? new Failure<'validation', null>('validation', { errors: { email: ['email-taken'] } })
      : { ...newUser, id: 99, email, name, mobile, status: 0 },
  ),
  mockCall(updateUser, ({ id, email, name, mobile }) => {
    const user = byId(id);
    return user ? { ...user, email, name, mobile: mobile ?? user.mobile } : notFound();
  }),
  mockCall(deleteUser, ({ id }) => (byId(id) ? { removed: true as const } : notFound())),
  mockCall(changeUserStatus, ({ user_id: id, status, reason = '' }) => {
    const user = byId(id);
    if (!user) return notFound();
    return { ...user, status, status_reason: reason, suspended: status === 2 ? 1 : 0 };
  }),
  mockCall(listUserAds, ({ page = 1 }) => ({ data: [], meta: { page, total: 0 } })),
  mockCall(signInAsUser, ({ user_id: id }) => {
    const user = byId(id);
    if (!user) return notFound();
    return {
      ...openSession,
      user: { ...openSession.user, id, name: user.name, impersonated_by: 'Vera Administrator' },
    };
  }),
  mockCall(leaveUser, () => openSession),
];
