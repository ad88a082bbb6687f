import { reviewReportReasons } from '@volan/domain-rules';
import { z } from 'zod';

/** A review of a car service, as visitors see it. [M16] */
export const ServiceReview = z
  .object({
    id: z.int(),
    service: z.object({ id: z.int(), name: z.string() }),
    author: z.string().describe('first name and initial, such as "Marko P."'),
    rating: z.int().min(1).max(5),
    text: z.string(),
    created_at: z.iso.datetime(),
    reply: z.object({ text: z.string(), at: z.iso.datetime() }).nullable().describe('of the service'),
  })
  .meta({ id: 'ServiceReview' });
export type ServiceReview = z.infer<typeof ServiceReview>;

/** Position of a page of reviews, and what all of them say. */
export const ServiceReviewListMeta = z
  .object({
    page: z.int(),
    pages: z.int(),
    per_page: z.int(),
    total: z.int(),
    rating: z.number().nullable().describe('their average; null: there are fewer than three'),
    by_rating: z.array(z.int()).length(5).describe('how many gave 1, 2, 3, 4 and 5'),
  })
  .meta({ id: 'ServiceReviewListMeta' });
export type ServiceReviewListMeta = z.infer<typeof ServiceReviewListMeta>;

/** Whether a user may review a service: yes, or why not. */
export const reviewRights = ['allowed', 'written', 'own', 'contact-first'] as const;

/** What a user may do about the reviews of a service. [M16] */
export const OwnServiceReview = z
  .object({
    right: z
      .enum(reviewRights)
      .describe('`contact-first`: they need an answer of the service, or to have asked for its phone a day ago'),
    may_reply: z.boolean().describe('they answer for the service'),
    review: ServiceReview.nullable().describe('their own one; null: none, or a moderator removed it'),
  })
  .meta({ id: 'OwnServiceReview' });
export type OwnServiceReview = z.infer<typeof OwnServiceReview>;

/** A reported review, as moderators see it. [M16, P57] */
export const ReportedReview = z
  .object({
    review: ServiceReview,
    author: z.object({ id: z.int(), name: z.string() }),
    reports: z
      .array(z.object({ reason: z.enum(reviewReportReasons), text: z.string(), at: z.iso.datetime() }))
      .max(20)
      .describe('those that wait, the oldest first'),
  })
  .meta({ id: 'ReportedReview' });
export type ReportedReview = z.infer<typeof ReportedReview>;
