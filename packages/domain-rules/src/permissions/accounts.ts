/** The states of an account, as they are stored. [M03] */
export const userStatus = { notVerified: 0, active: 1, suspended: 2, banned: 3, deleted: 4 } as const;

/** A state of an account. */
export type UserStatus = (typeof userStatus)[keyof typeof userStatus];

/** The purpose of an account, as it is stored; every account begins with 1. [M11] */
export const profileTypes = { private: 1, dealer: 2, service: 3, parts: 4, partner: 5 } as const;

/** A profile type. */
export type ProfileType = (typeof profileTypes)[keyof typeof profileTypes];

/** Groups with rights beyond an own account. [H03, H04] */
export const groups = { administrators: 1, regionalAdministrators: 6 } as const;

/** The role of a user in a company: an owner, or one of its staff. [H07] */
export type MemberRole = 'owner' | 'staff';

/** A company that somebody acts for, beside an own account. */
export interface Membership {
  /** The account that the records of the company hang on. */
  readonly accountId: number;
  readonly profileType: ProfileType;
  readonly role: MemberRole;
}

/** The signed-in user, with the data that decides their rights. */
export interface Actor {
  readonly id: number;
  /** Ids of the groups. */
  readonly groups: readonly number[];
  readonly status: UserStatus;
  readonly profileType: ProfileType;
  readonly countryId: number | null;
  /** Companies of others that the account acts for. @default none */
  readonly memberships?: readonly Membership[];
  /** An administrator is signed in as this account. @default false [J12] */
  readonly impersonated?: boolean;
  /** The password is one that somebody else has seen: nothing is done before another is chosen. @default false */
  readonly mustChangePassword?: boolean;
}

/** Whether somebody sees the admin area: in group 1 or 6. [H03] */
export function isAdministrator(actor: Pick<Actor, 'groups'>) {
  return actor.groups.includes(groups.administrators) || isRegionalAdministrator(actor);
}

/** Whether somebody administers only an own country: in group 6 and not in group 1. [H04, T12] */
export function isRegionalAdministrator(actor: Pick<Actor, 'groups'>) {
  return actor.groups.includes(groups.regionalAdministrators) && !actor.groups.includes(groups.administrators);
}
