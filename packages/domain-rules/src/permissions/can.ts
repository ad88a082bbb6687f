import { isAdministrator, isRegionalAdministrator, type Actor, type ProfileType } from './accounts.ts';
import { permissions, type Permission, type PermissionName, type Scope } from './permissions.ts';

const reach: Readonly<Record<Scope, number>> = { own: 1, country: 2, all: 3 };

const widest = (scopes: readonly (Scope | undefined)[]) =>
  scopes.reduce<Scope | null>((best, scope) => (scope && (!best || reach[scope] > reach[best]) ? scope : best), null);

const isOfType = ({ profileTypes }: Permission, type: ProfileType) => !profileTypes || profileTypes.includes(type);

/** The companies of others on whose records somebody acts by a row. */
const actingFor = (row: Permission, { memberships = [] }: Actor) =>
  memberships.filter(
    ({ role, profileType }) =>
      (role === row.members || (row.members === 'staff' && role === 'owner')) && isOfType(row, profileType),
  );

/**
 * The records that somebody reaches by a row of the table; `null` = none. Without an actor it is a visitor. [H01-H08]
 */
export function scopeOf(name: PermissionName, actor: Actor | null): Scope | null {
  const row: Permission = permissions[name];
  if (row.anyone) {
    return 'all';
  }
  if (!actor || !row.states.includes(actor.status) || (row.inPerson && actor.impersonated)) {
    return null;
  }
  if (actor.mustChangePassword && !row.withSeenPassword) {
    return null;
  }
  const administrator = isAdministrator(actor) && !isRegionalAdministrator(actor);

  return widest([
    isOfType(row, actor.profileType) || actingFor(row, actor).length > 0 ? row.user : undefined,
    administrator ? row.administrator : undefined,
    isRegionalAdministrator(actor) ? row.regional : undefined,
  ]);
}

/** Whether somebody may do this at all; which records, {@link scopeOf} and {@link canAccess} say. */
export function can(name: PermissionName, actor: Actor | null) {
  return scopeOf(name, actor) !== null;
}

/**
 * Whether a user may do this to one record with this owner and this country. Records of a company that the user acts
 * for count as their own, if the row allows its members. [H02, H04, H07]
 */
export function canAccess(
  name: PermissionName,
  actor: Actor | null,
  record: { readonly ownerId: number; readonly countryId: number | null },
) {
  const owns = actor !== null && isOwn(permissions[name], actor, record.ownerId);
  switch (scopeOf(name, actor)) {
    case 'all':
      return true;
    case 'country':
      return owns || (record.countryId !== null && record.countryId === actor?.countryId);
    case 'own':
      return owns;
    case null:
      return false;
  }
}

const isOwn = (row: Permission, actor: Actor, ownerId: number) =>
  ownerId === actor.id
    ? isOfType(row, actor.profileType)
    : actingFor(row, actor).some(({ accountId }) => accountId === ownerId);
