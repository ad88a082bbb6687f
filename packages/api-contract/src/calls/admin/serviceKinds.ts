import { z } from 'zod';
import { ManagedServiceKind } from '../../entities/CarService.ts';
import { flagField } from '../../fields/flagField.ts';
import { iconField, newSlug, titlesField } from '../../fields/taxonomyFields.ts';
import { createOf, deleteOf, listOf, sortOf, switchOf, updateOf } from './taxonomy/family.ts';

const access = 'service-kinds.edit';

/** The kinds of car services, with hidden ones. [A07] */
export const listManagedServiceKinds = listOf(
  { path: '/admin/service-kinds', access: 'taxonomy.list', summary: 'Kinds of car services.' },
  ManagedServiceKind,
  {},
);

/** Makes a kind of car service. Default slug: made of the title. [A07] */
export const createServiceKind = createOf(
  { path: '/admin/service-kind/create', access, summary: 'Makes a kind of car services.' },
  ManagedServiceKind,
  z.strictObject({
    slug: newSlug.optional(),
    icon: iconField,
    status: flagField.default(0).describe('hidden by default; shown only with a title in every language'),
    titles: titlesField,
  }),
);

/** Changes titles and icon of a kind of car service. Its slug stays, because addresses contain it. [A07] */
export const updateServiceKind = updateOf(
  { path: '/admin/service-kind/update', access, summary: 'Changes a kind of car services.' },
  ManagedServiceKind,
  { icon: iconField.optional(), titles: titlesField.optional() },
);

/** Removes a kind of car service that no price list names. [A07] */
export const deleteServiceKind = deleteOf({
  path: '/admin/service-kind/delete/{id}',
  access,
  summary: 'Removes a kind of car services.',
});

/** Shows a kind of car service that has a title in every language, or hides it. Price lists keep their lines. [A07] */
export const setServiceKindStatus = switchOf(
  { path: '/admin/service-kind/status', access, summary: 'Shows or hides a kind of car services.' },
  ManagedServiceKind,
);

/** Sorts the kinds of car services, as the directory lists them. [A07] */
export const sortServiceKinds = sortOf(
  { path: '/admin/service-kind/sort', access, summary: 'Puts kinds of car services into order.' },
  {},
);
