import {
  listUserTransfers,
  changeUserStatus,
  correctCredits,
  decideConversationReport,
  createUser,
  createUserNote,
  deleteUser,
  exportAds,
  exportArticles,
  exportAudit,
  exportPayments,
  exportSocialPosts,
  exportUsers,
  Failure,
  getDashboard,
  listAudit,
  getUserBackground,
  listConversationReports,
  leaveUser,
  listUserAds,
  listSocialPosts,
  markSocialPosted,
  type SocialPost,
  listUsers,
  type MissingCredits,
  signInAsUser,
  updateUser,
  type ReportedConversation,
} from '@volan/api-contract';
import { openSession } from '../fixtures/accounts.ts';
import { adminUsers, newUser } from '../fixtures/adminUsers.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { mockCall } from '../mockCall.ts';

/** The thirty days of the dashboard. */
const lastDays = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
);

/** A number for each day, which moves a little. */
const perDay = (about: number) => lastDays.map((_, index) => Math.round(about * (1 + ((index * 7) % 5) / 10)));

const byId = (id: number) => adminUsers.find((user) => user.id === id);
const notFound = () => new Failure<'not-found', null>('not-found');

const reported: ReportedConversation = {
  id: 1,
  ad: { id: 101, title: 'Škoda Octavia 2.0 TDI' },
  service: null,
  reason: 'fraud',
  text: 'Traži broj kartice.',
  reporter: { id: 31, name: 'Ana Anić' },
  reported: { id: 34, name: 'Nenad Ćirić', status: 1 },
  at: '2026-11-20T10:00:00.000Z',
  messages: [
    {
      id: 7,
      text: 'Pošaljite mi broj kartice.',
      sent_at: '2026-11-20T09:50:00.000Z',
      files: 0,
      warnings: [{ kind: 'card', from: 13, to: 25 }],
    },
  ],
};

const socialPost: SocialPost = {
  id: 'boost:31:5f0c7a',
  ad: { id: 101, title: 'Škoda Octavia 2.0 TDI', kind: 'vehicle', slug: 'skoda-octavia-20-tdi', status: 'active' },
  seller: { id: 31, name: 'Ana Anić' },
  bought_at: '2026-11-24T09:00:00.000Z',
  ends_at: '2026-11-29T09:00:00.000Z',
  days_waiting: 2,
  needed: true,
  posted_at: null,
  posted_by: null,
  proof_url: null,
};

/** Calls of the administration over a handful of accounts; nothing is kept. */
export const adminHandlers = [
  mockCall(getUserBackground, ({ user_id: id }) =>
    byId(id)
      ? {
          sessions: [{ device: 'Chrome, Windows', country: 'RS', last_used_at: fixtureNow.toISOString() }],
          orders: [
            {
              id: 12,
              total: 500_000,
              currency: 'RSD' as const,
              state: 'captured' as const,
              at: fixtureNow.toISOString(),
            },
            {
              id: 13,
              total: 100_000,
              currency: 'RSD' as const,
              state: 'redirected' as const,
              at: fixtureNow.toISOString(),
            },
          ],
          notes: [{ id: 1, text: 'Zvao telefonom.', author: 'Vera Perić', at: fixtureNow.toISOString() }],
          same_as: [],
        }
      : notFound(),
  ),
  mockCall(createUserNote, ({ user_id: id, text }) =>
    byId(id) ? { id: 2, text, author: 'Vera Perić', at: fixtureNow.toISOString() } : notFound(),
  ),
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
  ...[exportUsers, exportAds, exportArticles, exportPayments, exportSocialPosts, exportAudit].map((call) =>
    mockCall(call, () => 'id\n'),
  ),
  mockCall(getDashboard, () => ({
    days: lastDays,
    ads: perDay(40),
    users: perDay(12),
    orders: perDay(3),
    reports: perDay(2),
    revenue: [{ currency: 'RSD' as const, amounts: perDay(600_000) }],
    queue: { waiting: 12, oldest_at: '2026-11-20T07:00:00.000Z' },
    queue_hours: perDay(4),
    message_reports: { waiting: 0, oldest_at: null },
    companies: {
      waiting: 2,
      oldest_at: '2026-11-19T07:00:00.000Z',
      first: [
        { id: 41, name: 'Auto plac Čačak' },
        { id: 42, name: 'Auto centar Zemun' },
      ],
    },
    delivery: {
      mail: { waiting: 0, oldest_at: null },
      push: { waiting: 0, oldest_at: null },
      jobs_failing: 0,
      mails_failed: perDay(0),
      pushes_failed: perDay(0),
      jobs_failed: perDay(0),
      index_behind: perDay(0),
      processes: 2,
      silent: 0,
    },
  })),
  mockCall(listAudit, () => ({
    data: [
      {
        id: 1,
        at: '2026-11-20T10:00:00.000Z',
        actor: { id: 1, name: 'Vera Verić' },
        subject: { id: 31, name: 'Ana Anić' },
        action: 'user.suspended',
        entity: null,
        entity_id: null,
        before: null,
        after: null,
        details: { reason: 'Lažni oglasi' },
        brand: 'volan',
        address: '192.0.2.7',
      },
    ],
    meta: { page: 1, total: 1 },
  })),
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
  mockCall(correctCredits, ({ user_id: id, change }) => {
    const user = byId(id);
    if (!user) return notFound();

    const credits = user.credits + Number(change);

    return credits < 0
      ? new Failure<'not-enough-credits', MissingCredits>('not-enough-credits', { data: { missing: -credits } })
      : { ...user, credits };
  }),
  mockCall(listConversationReports, ({ page = 1 }) => ({
    data: page === 1 ? [reported] : [],
    meta: { page, total: 1 },
  })),
  mockCall(decideConversationReport, ({ id }) => (id === reported.id ? { decided: true as const } : notFound())),
  mockCall(listUserTransfers, ({ user_id: id, unit = 'credit' }) => {
    const user = byId(id);
    if (!user) return notFound();

    const [from, to] = [
      { account: 1, name: 'bonus', user: null },
      { account: 44, name: 'user', user: { id: user.id, name: user.name } },
    ];
    const { credits: balance } = user;
    const gift = { kind: 'bonus', phase: 'posted', change: balance, left: balance } as const;

    return {
      data:
        balance === 0
          ? []
          : [
              {
                seq: 7,
                id: 'gift:1',
                at: '2026-11-20T10:00:00.000Z',
                ...gift,
                from,
                to,
                ends: null,
                reason: '',
                actor: null,
              },
            ],
      meta: {
        total: balance === 0 ? 0 : 1,
        page: 1,
        unit,
        account: { id: 44, posted: balance, reserved: 0, balance },
        faults: [],
      },
    };
  }),
  mockCall(listSocialPosts, ({ state, page = 1 }) => {
    const found = state === 'posted' || page > 1 ? [] : [socialPost];
    return { data: found, meta: { page, total: found.length } };
  }),
  mockCall(markSocialPosted, ({ id, proof_url: proofUrl }) =>
    id === socialPost.id
      ? {
          ...socialPost,
          needed: false,
          proof_url: proofUrl,
          posted_at: '2026-11-26T09:00:00.000Z',
          posted_by: 'Vera Administrator',
        }
      : notFound(),
  ),
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
