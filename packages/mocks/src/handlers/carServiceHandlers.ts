import {
  changeCarServiceStatus,
  createCarService,
  decideReportedReview,
  Failure,
  getCarService,
  getOwnServiceReview,
  getServiceReview,
  listCarServices,
  listMyCarServices,
  listReportedReviews,
  listServiceKinds,
  listServiceReviews,
  replyToServiceReview,
  reportServiceReview,
  listServicePoints,
  listServiceTowns,
  updateCarService,
  visitCarService,
  writeServiceReview,
  type MyCarService,
} from '@volan/api-contract';
import { openState, servicesPerPage } from '@volan/domain-rules';
import { carServices } from '../fixtures/carServices.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import {
  countedKinds,
  detailedService,
  listedService,
  ownService,
  serviceTowns,
} from '../marketplace/carServicesOf.ts';
import { serviceReviews } from '../fixtures/serviceReviews.ts';
import { presentedReview, ratingOf, reportedReview, reviewsOf } from '../marketplace/serviceReviewsOf.ts';
import { mockCall } from '../mockCall.ts';

const isOpen = ({
  opening_hours: week,
  hours_exceptions: exceptions,
  time_zone: timeZone,
}: ReturnType<typeof listedService>) => week !== null && openState({ week, exceptions, timeZone }, fixtureNow).isOpen;

function changed(state: MyCarService['state']) {
  const [own] = ownService();

  return own ? { ...own, state } : new Failure<'not-found', null>('not-found');
}

const notFound = () => new Failure<'not-found', null>('not-found');

/** Calls of reviews of car services; nothing is kept. */
export const serviceReviewHandlers = [
  mockCall(listServiceReviews, ({ id, page }, { language }) =>
    carServices.some((service) => service.id === id) ? reviewsOf(id, language, page) : notFound(),
  ),
  mockCall(getServiceReview, ({ id }, { language }) => {
    const review = serviceReviews.find((one) => one.id === id);

    return review ? presentedReview(review, language) : notFound();
  }),
  mockCall(getOwnServiceReview, ({ id }) =>
    carServices.some((service) => service.id === id)
      ? { right: 'allowed' as const, may_reply: false, review: null }
      : notFound(),
  ),
  mockCall(writeServiceReview, ({ service_id: serviceId, rating, text }, { language }) => {
    const [first] = serviceReviews;

    return first ? { ...presentedReview({ ...first, serviceId, rating }, language), text } : notFound();
  }),
  mockCall(replyToServiceReview, ({ review_id: id, text }, { language }) => {
    const review = serviceReviews.find((one) => one.id === id);

    return review
      ? { ...presentedReview(review, language), reply: { text, at: fixtureNow.toISOString() } }
      : notFound();
  }),
  mockCall(reportServiceReview, ({ review_id: id }) =>
    serviceReviews.some((one) => one.id === id) ? { reported: true as const } : notFound(),
  ),
  mockCall(listReportedReviews, ({ page = 1 }, { language }) => ({
    data: page === 1 ? reportedReview(language) : [],
    meta: { page, total: 1 },
  })),
  mockCall(decideReportedReview, ({ id }) =>
    serviceReviews.some((one) => one.id === id) ? { decided: true as const } : notFound(),
  ),
];

/** Calls of car services over a few of them; nothing is kept. */
export const carServiceHandlers = [
  mockCall(listServiceKinds, (_input, { language }) => countedKinds(language)),
  mockCall(listCarServices, ({ page = 1, kind, region, open, home_visit: atHome, rating, sort }, { language }) => {
    const found = carServices
      .filter((service) => region === undefined || service.region === region)
      .map((service) => listedService(service, language))
      .filter(
        (service) =>
          (kind === undefined || service.kinds.some(({ slug }) => slug === kind)) &&
          (open !== true || isOpen(service)) &&
          (atHome !== true || service.home_visit) &&
          (rating === undefined || (service.rating ?? 0) >= rating),
      );
    if (sort === 'rating') found.sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0));

    return {
      data: found.slice((page - 1) * servicesPerPage, page * servicesPerPage),
      meta: {
        page,
        pages: Math.max(1, Math.ceil(found.length / servicesPerPage)),
        per_page: servicesPerPage,
        total: found.length,
        more: false,
      },
    };
  }),
  mockCall(listServicePoints, () =>
    carServices.map(({ id, name, location }) => ({ id, name, ...location, rating: ratingOf(id).rating })),
  ),
  mockCall(listServiceTowns, () => serviceTowns()),
  mockCall(getCarService, ({ id }, { language }) => {
    const service = carServices.find((one) => one.id === id);

    return service ? detailedService(service, language) : new Failure<'not-found', null>('not-found');
  }),
  mockCall(listMyCarServices, () => ownService()),
  mockCall(createCarService, () => changed('waiting')),
  mockCall(updateCarService, () => changed('public')),
  mockCall(changeCarServiceStatus, ({ paused }) => changed(paused ? 'paused' : 'public')),
  mockCall(visitCarService, () => ({ counted: true })),
];
