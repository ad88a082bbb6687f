import { profileTypes, userStatus, type MemberRole, type ProfileType, type UserStatus } from './accounts.ts';

/** Which records a right reaches: the own ones, those of the own country, every one. */
export type Scope = 'own' | 'country' | 'all';

/** The users who may do one thing. Rights that are not listed are not given. */
export interface Permission {
  /** Visitors too. */
  readonly anyone?: true;
  /** Records that every account reaches. */
  readonly user?: Scope;
  /** Records that group 1 reaches. */
  readonly administrator?: Scope;
  /** Records that group 6 alone reaches. */
  readonly regional?: Scope;
  /** States of an account in which it has the right. */
  readonly states: readonly UserStatus[];
  /** Only accounts of these types, administrators apart. */
  readonly profileTypes?: readonly ProfileType[];
  /**
   * Members of a company whom the right lets act on its records as on own ones: its owners only, or its staff too.
   * Without it the account of the company alone may.
   */
  readonly members?: MemberRole;
  /**
   * Never for an administrator who is signed in as the account: what proves who somebody is, what leaves for good, and
   * what spends. [J12]
   */
  readonly inPerson?: true;
  /** Also while the password is one that somebody else has seen. */
  readonly withSeenPassword?: true;
}

const { notVerified, active, suspended } = userStatus;

/** A signed-in user may read and keep their account, also a suspended one. [H08] */
const signedIn = { states: [notVerified, active, suspended] } as const;

/** Only an active account may publish, write, promote and buy. [H08] */
const acting = { states: [active] } as const;

/** What others see of an account beside its ads: not while it is suspended. [H08] */
const appearing = { states: [notVerified, active] } as const;

const business = [profileTypes.dealer, profileTypes.service, profileTypes.parts, profileTypes.partner] as const;

const anyone: Permission = { anyone: true, states: [] };
const ownReading: Permission = { user: 'own', ...signedIn };
const ownActing: Permission = { user: 'own', ...acting };
const ownAppearing: Permission = { user: 'own', ...appearing };
const ownOrModerated: Permission = {
  user: 'own',
  members: 'staff',
  administrator: 'all',
  regional: 'country',
  ...acting,
};
/** Work for a company, which its staff does too. */
const work: Permission = { ...ownActing, members: 'staff' };
const moderation: Permission = { administrator: 'all', regional: 'country', ...acting };
const everywhere: Permission = { administrator: 'all', regional: 'all', ...acting };
const headOffice: Permission = { administrator: 'all', ...acting };

/**
 * The one permission table: what can be done, and who may. `access` of a call is the name of a row, and the server
 * checks every call by it; hiding a button is never the guard. [H01-H08, T12, T13]
 *
 * A suspended account can sign in and read, also what others wrote to it. It cannot do what others see: publish or
 * change an ad, write, promote, buy, follow, join or change a company, change its name, picture, description or kind.
 * It keeps its private functions: password, second step, passkeys, sessions, addresses, settings, favourites, drafts
 * and export. It can remove its own things: an ad, a membership in a company, the account. Its active ads are not shown
 * to buyers, and each page of the account says why and where to object. A banned or removed account has no rights.
 * [H08]
 *
 * Users who signed in with a password that somebody else has seen must choose another one before anything else.
 */
export const permissions = {
  public: anyone,

  // an account and what it owns
  'account.read': ownReading,
  'account.edit': ownReading,
  'account.appearance': ownAppearing,
  'account.password': { ...ownReading, inPerson: true, withSeenPassword: true },
  'account.secure': { ...ownReading, inPerson: true },
  'credits.read': ownReading,
  'decisions.read': { ...ownReading, members: 'staff' },
  'decisions.appeal': { ...ownReading, members: 'staff', inPerson: true },
  'favourites.edit': ownReading,
  'notifications.read': ownReading,
  'messages.read': { ...ownReading, members: 'staff' },
  'messages.send': work,
  'cart.read': { ...ownReading, members: 'owner' },
  'orders.pay': { ...ownActing, members: 'owner', inPerson: true },
  'loyalty.read': ownReading,
  'loyalty.spend': { ...ownActing, inPerson: true },
  'sellers.followed': ownReading,
  'sellers.follow': ownAppearing,
  'companies.join': { ...ownAppearing, inPerson: true },
  'companies.leave': { ...ownReading, inPerson: true },
  'companies.edit': { ...work, profileTypes: business },
  'companies.register': { ...ownAppearing, inPerson: true },
  // documents that prove who a company is: for its owners and for those who decide about it
  'companies.prove': { ...ownActing, members: 'owner', profileTypes: business },
  'companies.documents': { ...ownReading, members: 'owner', administrator: 'all', regional: 'country' },
  'services.edit': { ...work, profileTypes: business },
  'services.review': { ...ownAppearing, inPerson: true },
  'feeds.edit': { ...work, profileTypes: business },
  'staff.edit': { inPerson: true, ...ownActing, profileTypes: business, members: 'owner' },
  'partners.edit': { ...ownActing, profileTypes: [profileTypes.partner] },

  // ads
  'ads.publish': work,
  'ads.edit': ownOrModerated,
  'ads.delete': { user: 'own', members: 'staff', administrator: 'all', regional: 'country', ...signedIn },
  'ads.boost': { ...work, inPerson: true },
  'ads.stats': { user: 'own', members: 'staff', administrator: 'all', regional: 'country', ...signedIn },
  'ads.list': moderation,
  'ads.moderate': moderation,
  'fast-ads.publish': work,
  'fast-ads.edit': ownOrModerated,

  // the admin area
  'users.list': moderation,
  'users.create': moderation,
  'users.edit': moderation,
  'users.delete': moderation,
  'users.status': moderation,
  'users.impersonate': moderation,
  'users.credits': headOffice,
  'companies.verify': moderation,
  'orders.list': moderation,
  'orders.refund': headOffice,
  'orders.book': headOffice,
  'social-posts.edit': moderation,
  'audit.read': moderation,
  'answer-templates.list': moderation,
  'answer-templates.edit': headOffice,
  'bans.edit': headOffice,
  // banners; those of every country are for head office
  'promotions.list': moderation,
  'promotions.edit': moderation,
  // what holds for every country: regional administrators see it, and head office changes it
  'taxonomy.list': everywhere,
  'categories.edit': headOffice,
  'specifications.edit': headOffice,
  'filters.edit': headOffice,
  'brands.edit': headOffice,
  'models.edit': headOffice,
  'fuels.edit': headOffice,
  'service-kinds.edit': headOffice,
  'blog.list': everywhere,
  'blog.edit': headOffice,
  'translations.list': everywhere,
  'translations.edit': headOffice,
  'languages.edit': headOffice,
  'countries.payment': headOffice,
  'cost-rules.edit': moderation,
  'profile-types.edit': headOffice,
  'plans.edit': headOffice,
  'system.edit': headOffice,
} as const satisfies Readonly<Record<string, Permission>>;

/** The name of a row of the permission table. */
export type PermissionName = keyof typeof permissions;
