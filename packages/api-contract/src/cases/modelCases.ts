import { listAds } from '../calls/ads/listAds.ts';
import { getModel } from '../calls/models/getModel.ts';
import { listModels } from '../calls/models/listModels.ts';
import type { ContractCase } from './ContractCase.ts';
import { firstOf, must, mustEqual } from './must.ts';

const golf = { brand: 'volkswagen', model: 'golf' };

/** Pages of models. */
export const modelCases: ContractCase[] = [
  {
    name: 'a model counts the ads that its list in the catalog shows [B28]',
    run: async (caller) => {
      const { data } = await caller.succeed(getModel, { ...golf, lang: 'en' });
      mustEqual([data.brand.slug, data.model.slug], ['volkswagen', 'golf'], 'model');
      const filters = 'vozilo:volkswagen.golf';
      const list = await caller.succeed(listAds, { category_id: data.category.id, filters });
      mustEqual(data.count, list.meta.total, 'ads of the model');
      must(data.generations.length > 0, 'golf has generations');
      const generation = firstOf(
        data.generations.toSorted((a, b) => b.count - a.count),
        'generation',
      );
      const narrowed = await caller.succeed(listAds, {
        category_id: data.category.id,
        filters: `${filters};sasija:golf.${generation.slug}`,
      });
      mustEqual(generation.count, narrowed.meta.total, 'ads of the generation');
    },
  },
  {
    name: 'facts of a model count ads, the most frequent answer first [B28]',
    run: async (caller) => {
      const { data } = await caller.succeed(getModel, { ...golf, lang: 'en' });
      for (const { key, answers } of data.facts) {
        const counts = answers.map(({ count }) => count);
        mustEqual(
          counts,
          counts.toSorted((a, b) => b - a),
          `order of ${key}`,
        );
        must(
          counts.every((count) => count > 0 && count <= data.count),
          `counts of ${key}`,
        );
      }
    },
  },
  {
    name: 'a country counts its own ads only [B28, F08]',
    run: async (caller) => {
      const { count } = (await caller.succeed(getModel, { ...golf, country: 'RS' })).data;
      const list = await caller.succeed(listAds, { category_id: 1, filters: 'vozilo:volkswagen.golf', country: 'RS' });
      mustEqual(count, list.meta.total, 'ads of the country');
      mustEqual((await caller.succeed(getModel, { ...golf, country: 'AQ' })).data.count, 0, 'ads of Antarctica');
    },
  },
  {
    name: 'an unknown make or model is not found; a model without ads is [B28]',
    run: async (caller) => {
      await caller.fail(getModel, { brand: 'volkswagen', model: 'no-such-model' }, 'not-found');
      await caller.fail(getModel, { brand: 'no-such-make', model: 'golf' }, 'not-found');
      const { data } = await caller.succeed(getModel, { ...golf, country: 'AQ' });
      mustEqual([data.prices, data.bars, data.years, data.facts], [null, [], [], []], 'model without ads');
    },
  },
  {
    name: 'makes list their models with most ads first [B28]',
    run: async (caller) => {
      const { data } = await caller.succeed(listModels, {});
      must(data.length > 0, 'there are makes');
      for (const { slug, count, total, models } of data) {
        must(count > 0 && models.length > 0 && models.length <= Math.min(8, total), `models of ${slug}`);
        const counts = models.map((model) => model.count);
        mustEqual(
          counts,
          counts.toSorted((a, b) => b - a),
          `order of ${slug}`,
        );
      }
    },
  },
  {
    name: 'models are found by words without marks, also those without ads [B28, N01]',
    run: async (caller) => {
      const { data } = await caller.succeed(listModels, { q: ' ŠKODA octav ' });
      mustEqual(
        data.map(({ slug }) => slug),
        ['skoda'],
        'makes',
      );
      must(
        firstOf(data, 'make').models.every(({ slug }) => slug.startsWith('octavia')),
        'models',
      );
      const make = firstOf((await caller.succeed(listModels, { q: 'škoda' })).data, 'make');
      mustEqual(make.models.length, make.total, 'every model of the make');
      mustEqual((await caller.succeed(listModels, { q: 'qzxwv' })).data, [], 'nothing');
      await caller.fail(listModels, { country: 'serbia' }, 'bad-query');
    },
  },
];
