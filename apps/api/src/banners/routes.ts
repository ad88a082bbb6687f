import * as contract from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import type { BannerDeps } from './BannerDeps.ts';
import { readBanner } from './bannerRows.ts';
import { checkBanner, clearFiles } from './checkBanner.ts';
import { listManaged, readAvailability, readData, readManaged, readPages } from './listBanners.ts';
import { remove, removeImage, removeVideo } from './removeBanner.ts';
import { change, changedDraft, createNew, newDraft, setActive } from './saveBanner.ts';
import { reaches } from './scope.ts';
import { readBySlug, readShown } from './shownBanners.ts';

/** Banners that visitors see. [J79, J84] */
export function shownBannerRoutes(app: FastifyInstance, { sql, now }: Pick<BannerDeps, 'sql' | 'now'>) {
  serve(app, contract.getBannerBySlug, ({ slug }, context) => readBySlug(sql, slug, context, now()));
  serve(app, contract.listShownBanners, (query, context) => readShown(sql, query, context, now()));
}

/** Banners as administrators manage them. [J75-J78, J80-J83, J85-J87] */
export function managedBannerRoutes(app: FastifyInstance, deps: BannerDeps) {
  const { sql } = deps;
  serve(app, contract.listBanners, (query, context) => listManaged(deps, query, context));
  serve(app, contract.getBanner, (query, context) => readManaged(deps, query, context));
  serve(app, contract.listBannerPages, () => readPages(sql));
  serve(app, contract.listBannerPositions, () => readData(sql));
  serve(app, contract.checkBannerAvailability, (query, context) => readAvailability(sql, query, context));
  serve(app, contract.setBannerActive, (input, context) => setActive(deps, input, context));
  serve(app, contract.deleteBanner, (input, context) => remove(deps, input, context));
  serve(app, contract.removeBannerImage, (input, context) => removeImage(deps, input, context));
  serve(app, contract.removeBannerVideo, (input, context) => removeVideo(deps, input, context));
}

/** The forms of a banner. Errors of the contract and ours come together. [J76, J77] */
export function bannerFormRoutes(app: FastifyInstance, deps: BannerDeps) {
  const { sql, uploads } = deps;
  serve(app, contract.createBanner, (fields, context) => createNew(deps, fields, context), {
    async alsoWrong(fields, context) {
      const { actor } = principalOf(context);
      return furtherErrors({ sql, uploads, actor }, newDraft(actor, fields), fields);
    },
  });
  serve(app, contract.updateBanner, (fields, context) => change(deps, fields, context), {
    async alsoWrong({ id, ...fields }, context) {
      const { actor } = principalOf(context);
      const row = id === undefined ? null : await readBanner(sql, id);
      const isReached = row && reaches('promotions.edit', actor, row);

      return isReached ? furtherErrors({ sql, uploads, actor }, changedDraft(row, fields), fields) : {};
    },
  });
}

/** Errors of a form that the contract refuses anyway: its good files are thrown away. */
async function furtherErrors(...[deps, draft, files]: Parameters<typeof checkBanner>) {
  const checked = await checkBanner(deps, draft, files);
  if ('errors' in checked) return checked.errors;

  await clearFiles(deps.uploads, checked.stored);

  return {};
}
