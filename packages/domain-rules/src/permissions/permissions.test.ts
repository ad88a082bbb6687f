import { describe, expect, it } from 'vitest';
import { isAdministrator, isRegionalAdministrator, profileTypes, userStatus, type Actor } from './accounts.ts';
import { can, canAccess, scopeOf } from './can.ts';
import { permissions, type PermissionName } from './permissions.ts';

const person: Actor = {
  id: 10,
  groups: [],
  status: userStatus.active,
  profileType: profileTypes.private,
  countryId: 688,
};
const administrator: Actor = { ...person, id: 1, groups: [1] };
const regional: Actor = { ...person, id: 2, groups: [6] };
const names = Object.keys(permissions) as PermissionName[];

describe('groups', () => {
  it.each([
    [[1], true, false],
    [[6], true, true],
    [[1, 6], true, false],
    [[6, 2], true, true],
    [[2], false, false],
    [[], false, false],
  ])('%j is administrator: %s, regional: %s [H03, H04, T12]', (groups, admin, region) => {
    expect(isAdministrator({ groups })).toBe(admin);
    expect(isRegionalAdministrator({ groups })).toBe(region);
  });
});

describe('a visitor', () => {
  it('may do what is public and nothing else [H01]', () => {
    expect(names.filter((name) => can(name, null))).toEqual(['public']);
  });
});

describe('a signed-in user', () => {
  it('reaches only own records [H02]', () => {
    expect(names.map((name) => scopeOf(name, person)).filter((scope) => scope !== null && scope !== 'own')).toEqual([
      'all',
    ]);
    expect(canAccess('ads.edit', person, { ownerId: 10, countryId: 276 })).toBe(true);
    expect(canAccess('ads.edit', person, { ownerId: 11, countryId: 688 })).toBe(false);
  });

  it.each(['users.list', 'categories.edit', 'languages.edit', 'ads.moderate', 'countries.payment'] as const)(
    'may not: %s',
    (name) => {
      expect(can(name, person)).toBe(false);
    },
  );

  it('edits a company only with a business profile [H07, M11]', () => {
    expect(can('companies.edit', person)).toBe(false);
    expect(can('companies.edit', { ...person, profileType: profileTypes.dealer })).toBe(true);
    expect(can('partners.edit', { ...person, profileType: profileTypes.dealer })).toBe(false);
    expect(can('partners.edit', { ...person, profileType: profileTypes.partner })).toBe(true);
  });
});

describe('a suspended user [H08]', () => {
  const suspended: Actor = { ...person, status: userStatus.suspended };

  it('reads, keeps its account safe and removes its own things; nothing that others see', () => {
    expect(names.filter((name) => can(name, { ...suspended, profileType: profileTypes.partner, groups: [1] }))).toEqual(
      [
        'public',
        'account.read',
        'account.edit',
        'account.password',
        'account.secure',
        'credits.read',
        'decisions.read',
        'decisions.appeal',
        'favourites.edit',
        'notifications.read',
        'messages.read',
        'cart.read',
        'loyalty.read',
        'sellers.followed',
        'companies.leave',
        'companies.documents',
        'ads.delete',
        'ads.stats',
      ],
    );
  });
});

describe('a user whose password somebody else has seen', () => {
  it('chooses another before anything else', () => {
    expect(names.filter((name) => can(name, { ...administrator, mustChangePassword: true }))).toEqual([
      'public',
      'account.password',
    ]);
  });
});

describe.each([userStatus.banned, userStatus.deleted])('an account of state %i [M03]', (status) => {
  it('may do no more than a visitor, in every group', () => {
    expect(names.filter((name) => can(name, { ...administrator, status }))).toEqual(['public']);
  });
});

describe('administrators', () => {
  it.each([
    'users.list',
    'ads.moderate',
    'categories.edit',
    'specifications.edit',
    'promotions.edit',
    'languages.edit',
    'countries.payment',
  ] as const)('of group 1 reach every record: %s [H05]', (name) => {
    expect(scopeOf(name, administrator)).toBe('all');
    expect(scopeOf(name, { ...administrator, groups: [1, 6] })).toBe('all');
  });

  it('of group 6 reach their own country [H04, T12]', () => {
    expect(scopeOf('users.list', regional)).toBe('country');
    expect(canAccess('ads.moderate', regional, { ownerId: 10, countryId: 688 })).toBe(true);
    expect(canAccess('ads.moderate', regional, { ownerId: 10, countryId: 276 })).toBe(false);
    expect(scopeOf('promotions.list', regional)).toBe('country');
    expect(canAccess('promotions.edit', regional, { ownerId: 0, countryId: null })).toBe(false);
    expect(canAccess('ads.moderate', { ...regional, countryId: null }, { ownerId: 10, countryId: null })).toBe(false);
  });

  it.each(['languages.edit', 'countries.payment', 'system.edit', 'plans.edit'] as const)(
    'of group 6 may not: %s',
    (name) => {
      expect(can(name, regional)).toBe(false);
    },
  );

  it.each([
    ['taxonomy.list', ['categories', 'specifications', 'filters', 'brands', 'models', 'fuels']],
    ['blog.list', ['blog']],
    ['translations.list', ['translations']],
  ] as const)('of group 6 see what holds for every country and change none of it: %s', (list, parts) => {
    expect(scopeOf(list, regional)).toBe('all');
    expect(parts.filter((part) => can(`${part}.edit`, regional))).toEqual([]);
    expect(parts.filter((part) => !can(`${part}.edit`, administrator))).toEqual([]);
  });
});

describe('the permission table', () => {
  it('gives every right to somebody', () => {
    const partner: Actor = { ...administrator, profileType: profileTypes.partner };
    expect(names.filter((name) => !can(name, partner))).toEqual([]);
  });
});

describe('a member of a company [H07]', () => {
  const member = (role: 'owner' | 'staff'): Actor => ({
    ...person,
    memberships: [{ accountId: 77, profileType: profileTypes.dealer, role }],
  });
  const ofCompany = { ownerId: 77, countryId: 688 };

  it.each([
    ['ads.edit', true, true],
    ['messages.send', true, true],
    ['companies.edit', true, true],
    ['staff.edit', false, true],
    ['orders.pay', false, true],
    ['account.edit', false, false],
    ['partners.edit', false, false],
  ] as const)('acts on its records by %s: staff %s, owners %s', (name, staff, owner) => {
    expect([canAccess(name, member('staff'), ofCompany), canAccess(name, member('owner'), ofCompany)]).toEqual([
      staff,
      owner,
    ]);
  });

  it('reaches no other company, and has no company of an own account by it', () => {
    expect(canAccess('ads.edit', member('owner'), { ...ofCompany, ownerId: 78 })).toBe(false);
    expect(canAccess('companies.edit', member('owner'), { ownerId: person.id, countryId: 688 })).toBe(false);
    expect(can('companies.edit', person)).toBe(false);
  });
});
