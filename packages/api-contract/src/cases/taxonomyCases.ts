import { getBrand } from '../calls/taxonomy/getBrand.ts';
import { getCategory } from '../calls/taxonomy/getCategory.ts';
import { getCategoryBySlug, reservedCategorySlugs } from '../calls/taxonomy/getCategoryBySlug.ts';
import { listCategories } from '../calls/taxonomy/listCategories.ts';
import { listCategoriesByIds } from '../calls/taxonomy/listCategoriesByIds.ts';
import { listCategoryBrands } from '../calls/taxonomy/listCategoryBrands.ts';
import { listCategoryChassis } from '../calls/taxonomy/listCategoryChassis.ts';
import { listCategoryFuels } from '../calls/taxonomy/listCategoryFuels.ts';
import { listCategoryModels } from '../calls/taxonomy/listCategoryModels.ts';
import type { ContractCase } from './ContractCase.ts';
import { firstOf, must, mustEqual } from './must.ts';

/** Id that nothing has. */
const nowhere = 2_147_483_647;

/** Answers that the shortcuts of the home page look for. [B45-B50] */
const shortcutAnswers: Record<string, string[]> = {
  odrzavanje: ['kupljen-nov-u-srbiji', 'prvi-vlasnik', 'garancija'],
  'stanje-vozila': ['novo'],
  zamena: ['za-jeftiniji-model', 'sve-jedno'],
};

/** Categories, specifications, makes and models. */
export const taxonomyCases: ContractCase[] = [
  {
    name: 'categories are a tree with parents before children [J43]',
    run: async (caller) => {
      const { data } = await caller.succeed(listCategories, { lang: 'en' });
      must(
        data.some((category) => category.slug === 'vehicles'),
        'vehicles are there',
      );
      const seen = new Set<number>();
      for (const { id, parent_id } of data) {
        must(parent_id === null || seen.has(parent_id), `the parent of category ${id} comes first`);
        seen.add(id);
      }
    },
  },
  {
    name: 'a slug narrows the categories to its subtree [J43]',
    run: async (caller) => {
      const all = (await caller.succeed(listCategories, {})).data;
      const child = firstOf(
        all.filter((category) => category.parent_id !== null),
        'category below another',
      );
      const parent = firstOf(
        all.filter((category) => category.id === child.parent_id),
        'parent',
      );
      const { data } = await caller.succeed(listCategories, { slug: parent.slug });
      must(data.some(({ id }) => id === child.id) && data.length < all.length, 'only the subtree');
      mustEqual(firstOf(data, 'category').id, parent.id, 'root of the subtree');
    },
  },
  {
    name: 'the language of the query beats Accept-Language [J43, T52]',
    run: async (caller) => {
      const serbian = await caller.succeed(listCategories, { lang: 'rs' }, { headers: { 'accept-language': 'en' } });
      const english = await caller.succeed(listCategories, { lang: 'en' }, { headers: { 'accept-language': 'rs' } });
      const titles = (list: typeof serbian) => list.data.map((category) => category.title);
      must(titles(serbian).join() !== titles(english).join(), 'titles differ by language');
    },
  },
  {
    name: 'a category is found by its slug and by its id [J44, J50]',
    run: async (caller) => {
      const { data } = await caller.succeed(getCategoryBySlug, { slug: 'vehicles', lang: 'en' });
      mustEqual((await caller.succeed(getCategory, { id: data.id, lang: 'en' })).data.slug, 'vehicles', 'slug');
      await caller.fail(getCategoryBySlug, { slug: 'no-such-category' }, 'not-found');
      await caller.fail(getCategory, { id: nowhere }, 'not-found');
    },
  },
  {
    name: 'words of the path are no category [J44, T51]',
    run: async (caller) => {
      for (const slug of reservedCategorySlugs.filter((word) => word !== 'list')) {
        await caller.fail(getCategoryBySlug, { slug }, 'not-found');
      }
    },
  },
  {
    name: 'a category has its questions in order, with the answers of the shortcuts [J50, B45-B50]',
    run: async (caller) => {
      const { id } = (await caller.succeed(getCategoryBySlug, { slug: 'vehicles' })).data;
      const { data } = await caller.succeed(getCategory, { id });
      const groups = new Set(data.groups.map((group) => group.slug));
      must(
        data.specifications.every(({ group }) => groups.has(group)),
        'every question has its group',
      );
      for (const [key, answers] of Object.entries(shortcutAnswers)) {
        const question = firstOf(
          data.specifications.filter(({ slug }) => slug === key),
          `specification ${key}`,
        );
        must(
          answers.every((answer) => question.filters.some(({ slug }) => slug === answer)),
          `answers of ${key}`,
        );
      }
    },
  },
  {
    name: 'makes, models, generations and fuels belong to their category [J45-J49]',
    run: async (caller) => {
      const { id } = (await caller.succeed(getCategoryBySlug, { slug: 'vehicles' })).data;
      const brands = (await caller.succeed(listCategoryBrands, { id })).data;
      must(
        brands.every((brand) => brand.category_ids.includes(id)),
        'makes of the category',
      );
      const volkswagen = firstOf(
        brands.filter((brand) => brand.slug === 'volkswagen'),
        'make volkswagen',
      );
      mustEqual((await caller.succeed(getBrand, { id: volkswagen.id })).data.title, volkswagen.title, 'make');
      const models = (await caller.succeed(listCategoryModels, { categoryId: id, brandId: volkswagen.id })).data;
      must(
        models.every((each) => each.brand_id === volkswagen.id && each.category_id === id),
        'models of both',
      );
      const model = firstOf(
        models.filter((each) => each.slug === 'golf'),
        'model golf',
      );
      const chassis = (await caller.succeed(listCategoryChassis, { id, model_id: model.id })).data;
      must(chassis.length > 0 && chassis.every((each) => each.model_id === model.id), 'generations of the model');
      must(
        (await caller.succeed(listCategoryChassis, { id })).data.length >= chassis.length,
        'generations of all models',
      );
      must(
        (await caller.succeed(listCategoryFuels, { id })).data.some(({ slug }) => slug === 'dizel'),
        'diesel is a fuel',
      );
    },
  },
  {
    name: 'nothing belongs to a category or make that does not exist [J45-J49]',
    run: async (caller) => {
      await caller.fail(getBrand, { id: nowhere }, 'not-found');
      await caller.fail(listCategoryBrands, { id: nowhere }, 'not-found');
      await caller.fail(listCategoryModels, { categoryId: nowhere, brandId: 1 }, 'not-found');
      await caller.fail(listCategoryChassis, { id: nowhere }, 'not-found');
      await caller.fail(listCategoryFuels, { id: nowhere }, 'not-found');
      await caller.fail(listCategoryChassis, { id: 1, model_id: 'golf' }, 'bad-query');
    },
  },
  {
    name: 'categories come in the order asked for, unknown ones skipped, by form or JSON [J51, I04]',
    run: async (caller) => {
      const [first, second] = (await caller.succeed(listCategories, {})).data.map(({ id }) => id);
      must(first !== undefined && second !== undefined, 'The data holds no two categories.');
      const ids = [second, nowhere, first];
      for (const body of ['urlencoded', 'json'] as const) {
        const { data } = await caller.succeed(listCategoriesByIds, { ids }, { body });
        mustEqual(
          data.map(({ id }) => id),
          [second, first],
          `order by ${body}`,
        );
      }
    },
  },
  {
    name: 'a body that does not fit names its fields [J51, M20]',
    run: async (caller) => {
      const { errors } = await caller.fail(listCategoriesByIds, { ids: 'all' }, 'validation');
      mustEqual(Object.keys(errors ?? {}), ['ids'], 'fields');
      const missing = await caller.fail(listCategoriesByIds, {}, 'validation');
      mustEqual(missing.errors, { ids: ['required'] }, 'fields');
    },
  },
];
