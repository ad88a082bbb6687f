import { z } from 'zod';
import { ManagedGroup, ManagedSpecification, specificationTypes } from '../../../entities/ManagedTaxonomy.ts';
import { idText } from '../../../fields/idText.ts';
import { iconField, newSlug, rowId, rowIds, titlesField } from '../../../fields/taxonomyFields.ts';
import { flagField } from '../../../fields/flagField.ts';
import { createOf, deleteOf, listOf, mergeOf, sortOf, switchOf, updateOf } from './family.ts';

const access = 'specifications.edit';

const figure = z.number().min(-1e12).max(1e12).nullable();
const fields = {
  group_id: rowId,
  unit: z.string().trim().min(1).max(20).nullable(),
  min: figure,
  max: figure,
  step: z.number().positive().max(1e9).nullable(),
  match: z.enum(['any', 'all']),
  depends_on_filter_id: rowId.nullable().describe('asked only where an ad has this answer'),
  icon: iconField.nullable(),
  required: flagField,
  titles: titlesField,
  category_ids: rowIds(200),
};
const optional = {
  group_id: fields.group_id.optional(),
  unit: fields.unit.optional(),
  min: fields.min.optional(),
  max: fields.max.optional(),
  step: fields.step.optional(),
  match: fields.match.optional(),
  depends_on_filter_id: fields.depends_on_filter_id.optional(),
  icon: fields.icon.optional(),
  required: fields.required.optional(),
  titles: fields.titles.optional(),
  category_ids: fields.category_ids.optional(),
};

/** Questions, or only those that a category asks or inherits. [J113] */
export const listManagedSpecifications = listOf(
  { path: '/admin/specifications', access: 'taxonomy.list', summary: 'Specifications with their flags.' },
  ManagedSpecification,
  { category_id: idText.optional(), group_id: idText.optional(), id: idText.optional() },
);

/** Makes a question. Answers of the type `enum` are added afterwards. Key and type cannot be changed later. [J114] */
export const createSpecification = createOf(
  { path: '/admin/specification/create', access, summary: 'Makes a specification.' },
  ManagedSpecification,
  z.strictObject({
    ...optional,
    slug: newSlug,
    type: z.enum(specificationTypes),
    group_id: fields.group_id,
    titles: fields.titles,
    category_ids: fields.category_ids,
    status: flagField.default(0),
    infilter: flagField.default(0),
    highlight: flagField.default(0),
    shortfilter: flagField.default(0),
    intitle: flagField.default(0),
    multi: flagField.default(0),
  }),
);

/** Changes a question: form, panel and details show it at once. [J115] */
export const updateSpecification = updateOf(
  { path: '/admin/specification/update', access, summary: 'Changes a specification.' },
  ManagedSpecification,
  optional,
);

/**
 * Removes a question that no ad answers. With `merge_into` its answers move to another question of the same type first.
 * [J116]
 */
export const deleteSpecification = mergeOf({
  path: '/admin/specification/delete/{id}',
  access,
  summary: 'Removes a specification, or merges it into another.',
});

const flag = (name: string, summary: string) =>
  switchOf({ path: `/admin/specification/${name}`, access, summary }, ManagedSpecification);

/** Takes a question out of form and panel, or brings it back; stored values are kept. [J117] */
export const setSpecificationStatus = flag('status', 'Takes a specification into use or out of it.');
/** Switches whether the filter panel shows a question. [J118] */
export const setSpecificationInfilter = flag('infilter', 'Whether the panel of filters offers a specification.');
/** Switches whether cards and the top of the details show a question. [J119] */
export const setSpecificationHighlight = flag('highlight', 'Whether cards show a specification.');
/** Switches whether the quick filters of the home page and of phones show a question. [J120] */
export const setSpecificationShortfilter = flag('shortfilter', 'Whether the quick filters offer a specification.');
/** Switches whether titles of ads contain the answer. [J121] */
export const setSpecificationIntitle = flag('intitle', 'Whether titles of ads hold a specification.');
/** Switches whether an ad may have several answers. It cannot be switched off while ads have several. [J122] */
export const setSpecificationMulti = flag('multi', 'Whether an ad may hold several answers to a specification.');

/** Sorts the questions of a group. [J123] */
export const sortSpecifications = sortOf(
  { path: '/admin/specification/sort', access, summary: 'Puts the specifications of a group into order.' },
  { group_id: rowId },
);

/** Groups of questions in their order. [J124] */
export const listManagedGroups = listOf(
  { path: '/admin/specification-groups', access: 'taxonomy.list', summary: 'Groups of specifications.' },
  ManagedGroup,
  {},
);

/** Makes an empty group. [J125] */
export const createGroup = createOf(
  { path: '/admin/specification-group/create', access, summary: 'Makes a group of specifications.' },
  ManagedGroup,
  z.strictObject({ slug: newSlug, titles: titlesField }),
);

/** Renames a group. [J126] */
export const updateGroup = updateOf(
  { path: '/admin/specification-group/update', access, summary: 'Changes a group of specifications.' },
  ManagedGroup,
  { titles: titlesField.optional() },
);

/** Removes an empty group. [J127] */
export const deleteGroup = deleteOf({
  path: '/admin/specification-group/delete/{id}',
  access,
  summary: 'Removes an empty group of specifications.',
});

/** Sorts groups, which are the sections of the form. They have one order for all categories. [J128] */
export const sortGroups = sortOf(
  { path: '/admin/specification-group/sort', access, summary: 'Puts groups of specifications into order.' },
  { category_id: rowId.optional().describe('the category whose groups are named') },
);
