import type { ReportedReview, ServiceReview, ServiceReviewListMeta } from '@volan/api-contract';
import { reviewLimits, type LanguageValue } from '@volan/domain-rules';
import { carServices } from '../fixtures/carServices.ts';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { serviceReviews, type ServiceReviewFixture } from '../fixtures/serviceReviews.ts';
import { inLanguage } from '../fixtures/Text.ts';

const dayMs = 24 * 3_600_000;

const daysAgo = (days: number) => new Date(fixtureNow.getTime() - days * dayMs).toISOString();

/** A review as visitors see it. */
export function presentedReview(fixture: ServiceReviewFixture, language: LanguageValue): ServiceReview {
  const { id, serviceId, author, rating, text, daysAgo: days, reply } = fixture;
  const service = carServices.find((one) => one.id === serviceId);

  return {
    id,
    service: { id: serviceId, name: service?.name ?? '' },
    author,
    rating,
    text: inLanguage(text, language),
    created_at: daysAgo(days),
    reply: reply ? { text: inLanguage(reply, language), at: daysAgo(days - 1) } : null,
  };
}

/** Average and number of the reviews of a service. */
export function ratingOf(serviceId: number): { readonly rating: number | null; readonly reviews: number } {
  const given = serviceReviews.filter((review) => review.serviceId === serviceId).map(({ rating }) => rating);
  const sum = given.reduce((total, rating) => total + rating, 0);
  const average = given.length < reviewLimits.forAverage ? null : Math.round((sum * 10) / given.length) / 10;

  return { rating: average, reviews: given.length };
}

/** A page of the reviews of a service. */
export function reviewsOf(
  serviceId: number,
  language: LanguageValue,
  page = 1,
): { data: ServiceReview[]; meta: ServiceReviewListMeta } {
  const { perPage } = reviewLimits;
  const all = serviceReviews.filter((review) => review.serviceId === serviceId);

  return {
    data: all.slice((page - 1) * perPage, page * perPage).map((review) => presentedReview(review, language)),
    meta: {
      page,
      pages: Math.max(1, Math.ceil(all.length / perPage)),
      per_page: perPage,
      total: all.length,
      rating: ratingOf(serviceId).rating,
      by_rating: [1, 2, 3, 4, 5].map((star) => all.filter(({ rating }) => rating === star).length),
    },
  };
}

/** A review that two users reported. */
export function reportedReview(language: LanguageValue): ReportedReview[] {
  return serviceReviews.slice(1, 2).map((fixture) => ({
    review: presentedReview(fixture, language),
    author: { id: 31, name: 'Jelena Simić' },
    reports: [
      { reason: 'wrong-data', text: '', at: daysAgo(2) },
      { reason: 'other', text: 'Nije bila naša mušterija.', at: daysAgo(1) },
    ],
  }));
}
