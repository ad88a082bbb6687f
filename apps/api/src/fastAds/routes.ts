import * as contract from '@volan/api-contract';
import { listingStatus, type AdAction } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import type { OwnAd } from '../ads/ownership.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import { principalOf, type ActingContext } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { act } from '../selling/changeStatus.ts';
import { editAd } from '../selling/editAd.ts';
import { publishAd } from '../selling/publishAd.ts';
import { fastAd } from './fastAd.ts';
import type { FastAdDeps } from './FastAdDeps.ts';
import { readFastAdForm } from './fastAdForm.ts';
import { guessCategory } from './guessCategory.ts';
import { listFastAds, savedFastAds } from './listFastAds.ts';
import { myFastAds, previewFastAd } from './myFastAds.ts';

/** Most fast ads that an account may publish within an hour. */
const publishedPerHour = 20;

/** Most lines that one network may ask a category for within a minute: one for each pause while typing. */
const guessesPerMinute = 60;

const isFast = ({ isFast: fast }: OwnAd) => fast;

/** Calls of fast ads. Pictures, phones, messages, reports and moderation are those of ads. [M17] */
export function fastAdRoutes(app: FastifyInstance, deps: FastAdDeps) {
  const { sql, taxonomy, fastAds, limits } = deps;

  serve(app, contract.listFastAds, (query, context) => listFastAds(deps, query, context));
  serve(app, contract.getFastAd, ({ id, lang }, { language }) => fastAds.details(id, lang ?? language));
  serve(app, contract.listMyFastAds, (query, context) => myFastAds(deps, query, context));
  serve(app, contract.listSavedFastAds, (query, context) => savedFastAds(deps, query, context));
  serve(app, contract.getMyFastAd, (query, context) => previewFastAd(deps, query, context));
  serve(app, contract.getFastAdForm, ({ id }, context) => readFastAdForm(deps, id, context));

  const isGuessedTooOften = limits({ name: 'fast-ad-category', max: guessesPerMinute, withinSeconds: 60 });
  serve(app, contract.guessFastAdCategory, async ({ line }, { address }) => ({
    category_id: (await isGuessedTooOften(address))
      ? null
      : await guessCategory(sql, taxonomy.current().registry, line),
  }));

  const isPublishedTooOften = limits({ name: 'publish-fast', max: publishedPerHour, withinSeconds: 3600 });
  const isRepeated = limits({ name: 'publish-fast-again', max: 1, withinSeconds: 3600 });
  serve(app, contract.createFastAd, async (input, context) => {
    const user = String(principalOf(context).actor.id);
    const form = `${user} ${input.id}`;
    // the button that is pressed many times publishes one ad, so only the first press counts
    const isFirst = !(await isRepeated(form));
    if (isFirst && (await isPublishedTooOften(user))) {
      await isRepeated.forgive(form);
      return tooMany();
    }

    const published = await publishAd(deps, input, context, { kind: fastAd });
    // a form with faults publishes nothing
    if (isFirst && published instanceof contract.Failure) {
      await Promise.all([isPublishedTooOften.forgive(user), isRepeated.forgive(form)]);
    }

    return published;
  });
  serve(app, contract.updateFastAd, (input, context) => editAd(deps, input, context, fastAd));

  const actOn = (action: AdAction, id: number, context: ActingContext) =>
    act(deps, 'fast-ads.edit', action, id, context, isFast);
  serve(app, contract.changeFastAdStatus, ({ id, status }, context) =>
    actOn(status === listingStatus.sold ? 'sold' : 'activate', id, context),
  );
  serve(app, contract.renewFastAd, ({ id }, context) => actOn('renew', id, context));
  serve(app, contract.deleteFastAd, async ({ id }, context) => {
    const changed = await actOn('delete', id, context);
    // an ad that is already in the archive stays there
    if (!(changed instanceof contract.Failure) || changed.name === 'conflict') return { removed: true as const };

    return new contract.Failure<'not-found' | 'forbidden', null>(
      changed.name === 'not-found' ? 'not-found' : 'forbidden',
    );
  });
}
