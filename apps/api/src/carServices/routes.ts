import * as contract from '@volan/api-contract';
import { ManagedServiceKind } from '@volan/api-contract';
import { slugOf } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { answering } from '../taxonomy/managing/answering.ts';
import { deleteRow } from '../taxonomy/managing/changeRows.ts';
import { listRows } from '../taxonomy/managing/listRows.ts';
import { orderRows } from '../taxonomy/managing/orderRows.ts';
import type { CarServiceDeps } from './CarServiceDeps.ts';
import { listServices } from './listServices.ts';
import { myServices } from './myServices.ts';
import { replyToReview } from './replyToReview.ts';
import { decideReview, readReportedReviews, reportReview } from './reportedReviews.ts';
import { listReviews, readReview } from './serviceReviews.ts';
import { readOwnReview, writeReview } from './writeReview.ts';
import { pauseService } from './pauseService.ts';
import { readService } from './readService.ts';
import { saveService } from './saveService.ts';
import type { ServiceVisits } from './serviceVisits.ts';
import { countKinds } from './serviceKinds.ts';
import { servicePoints } from './servicePoints.ts';
import { serviceTowns } from './serviceTowns.ts';

/** Most changes of services by one account within an hour. */
const changesPerHour = 60;

/** Most reviews and replies of one account within an hour. */
const reviewsPerHour = 20;

/** Most reports of reviews by one account within a day. */
const reportsPerDay = 10;

/** Calls of car services. Their phones, hours and reviews by moderators are those of companies. [M16] */
export function carServiceRoutes(app: FastifyInstance, deps: CarServiceDeps, visits: ServiceVisits) {
  const { sql, limits, now } = deps;
  const isTooMany = limits({ name: 'car-service', max: changesPerHour, withinSeconds: 3600 });

  serve(app, contract.listServiceKinds, ({ lang }, { language }) => countKinds(sql, lang ?? language));
  serve(app, contract.listCarServices, (query, context) => listServices(deps, query, context));
  serve(app, contract.listServicePoints, (query) => servicePoints(deps, query));
  serve(app, contract.listServiceTowns, (query) => serviceTowns(deps, query));
  serve(app, contract.getCarService, (query, context) => readService(deps, query, context));
  serve(app, contract.listMyCarServices, (_input, context) => myServices(sql, now(), context));
  serve(app, contract.createCarService, ({ company_id: id, ...input }, context) =>
    saveService({ ...deps, isTooMany }, { id, input, version: null }, context),
  );
  serve(app, contract.updateCarService, ({ company_id: id, version, ...input }, context) =>
    saveService({ ...deps, isTooMany }, { id, input, version }, context),
  );
  serve(app, contract.changeCarServiceStatus, (input, context) => pauseService(deps, input, context));
  serve(
    app,
    contract.visitCarService,
    ({ id }, { address, userAgent, principal }) => ({
      counted: visits.count(id, { address, userAgent, actor: principal?.actor ?? null }),
    }),
    { knowsCaller: true },
  );
  reviewRoutes(app, deps);
}

/** Calls of the reviews of car services, and of their moderators. [M16, P57] */
function reviewRoutes(app: FastifyInstance, { sql, limits, now }: CarServiceDeps) {
  const isTooMany = limits({ name: 'service-reviews', max: reviewsPerHour, withinSeconds: 3600 });
  const isReportedTooOften = limits({ name: 'review-reports', max: reportsPerDay, withinSeconds: 86_400 });
  const writing = { sql, now, isTooMany };

  serve(app, contract.listServiceReviews, (query) => listReviews(sql, query));
  serve(app, contract.getServiceReview, (query) => readReview(sql, query));
  serve(app, contract.getOwnServiceReview, (query, context) => readOwnReview(writing, query, context));
  serve(app, contract.writeServiceReview, (input, context) => writeReview(writing, input, context));
  serve(app, contract.replyToServiceReview, (input, context) => replyToReview(writing, input, context));
  serve(app, contract.reportServiceReview, (input, context) =>
    reportReview({ sql, isTooMany: isReportedTooOften }, input, context),
  );
  serve(app, contract.listReportedReviews, (query, context) =>
    readReportedReviews(sql, query, principalOf(context).actor),
  );
  serve(app, contract.decideReportedReview, (input, context) => decideReview(writing, input, context));
}

/** Kinds of car services as administrators change them. [A07] */
export function serviceKindRoutes(app: FastifyInstance, { sql }: Pick<CarServiceDeps, 'sql'>) {
  const name = 'service-kind';
  const { create, change, set } = answering(sql, name, ManagedServiceKind);
  serve(app, contract.listManagedServiceKinds, (query, { language }) =>
    listRows(sql, name, ManagedServiceKind, query, language, sql`true`),
  );
  serve(app, contract.createServiceKind, ({ slug, ...fields }, context) =>
    create({ ...fields, slug: slug ?? slugOf(fields.titles.rs ?? '', 'vrsta') }, context),
  );
  serve(app, contract.updateServiceKind, change);
  serve(app, contract.setServiceKindStatus, set('status'));
  serve(app, contract.deleteServiceKind, ({ id }, context) => deleteRow({ sql, name, context }, id));
  serve(app, contract.sortServiceKinds, ({ sort: order, was }, context) =>
    orderRows(sql, context, { name, within: null, order, was }),
  );
}
