import { z } from 'zod';
import { ManagedAnswer } from '../../../entities/ManagedTaxonomy.ts';
import { idText } from '../../../fields/idText.ts';
import { iconField, newSlug, rowId, titlesField } from '../../../fields/taxonomyFields.ts';
import { flagField } from '../../../fields/flagField.ts';
import { createOf, listOf, mergeOf, sortOf, switchOf, updateOf } from './family.ts';

const changed = {
  slug: newSlug.optional(),
  parent_id: rowId.nullable().optional(),
  icon: iconField.nullable().optional(),
  titles: titlesField.optional(),
};
const made = z.strictObject({
  slug: newSlug,
  parent_id: rowId.nullable().optional(),
  icon: iconField.nullable().optional(),
  titles: titlesField,
  status: flagField.default(1),
});

/** Answers to a question; `parent_id` is the question. [J129] */
export const listManagedAnswers = listOf(
  { path: '/admin/filters', access: 'taxonomy.list', summary: 'Answers to a specification.' },
  ManagedAnswer,
  { parent_id: idText },
);

/** Adds an answer. Its slug is unique within the question. [J130] */
export const createAnswer = createOf(
  { path: '/admin/filters/create', access: 'filters.edit', summary: 'Adds an answer.' },
  ManagedAnswer,
  made.extend({ specification_id: rowId }),
);

/** Changes an answer; addresses with its former slug still lead to it. [J131] */
export const updateAnswer = updateOf(
  { path: '/admin/filters/update', access: 'filters.edit', summary: 'Changes an answer.' },
  ManagedAnswer,
  changed,
);

/** Removes an answer. If ads have it, `merge_into` must name another answer, which replaces it in those ads. [J132] */
export const deleteAnswer = mergeOf({
  path: '/admin/filters/delete/{id}',
  access: 'filters.edit',
  summary: 'Removes an answer, or merges it into another.',
});

/** Offers an answer, or stops offering it. Ads that have it keep it. [J133] */
export const setAnswerStatus = switchOf(
  { path: '/admin/filters/status', access: 'filters.edit', summary: 'Offers an answer or does not.' },
  ManagedAnswer,
);

/** Sorts the answers to a question, also in the panel. [J134] */
export const sortAnswers = sortOf(
  { path: '/admin/filters/sort', access: 'filters.edit', summary: 'Puts the answers to a specification into order.' },
  { specification_id: rowId },
);

/** Adds a fuel: an answer to `gorivo`. [J140] */
export const createFuel = createOf(
  { path: '/admin/fuel/create', access: 'fuels.edit', summary: 'Adds a fuel.' },
  ManagedAnswer,
  made,
);

/** Changes a fuel. [J140] */
export const updateFuel = updateOf(
  { path: '/admin/fuel/update', access: 'fuels.edit', summary: 'Changes a fuel.' },
  ManagedAnswer,
  changed,
);

/** Removes a fuel, or merges it into another. [J140] */
export const deleteFuel = mergeOf({
  path: '/admin/fuel/delete/{id}',
  access: 'fuels.edit',
  summary: 'Removes a fuel, or merges it into another.',
});

/** Offers a fuel, or stops offering it. [J140] */
export const setFuelStatus = switchOf(
  { path: '/admin/fuel/status', access: 'fuels.edit', summary: 'Offers a fuel or does not.' },
  ManagedAnswer,
);

/** Sorts the fuels. [J140] */
export const sortFuels = sortOf(
  { path: '/admin/fuel/sort', access: 'fuels.edit', summary: 'Puts the fuels into order.' },
  {},
);
