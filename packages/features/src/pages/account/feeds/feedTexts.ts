import type { FeedField, FeedProblem, FeedReason, FeedRun } from '@volan/api-contract';
import type { Messages } from '../../../runtime/site/useMessages.ts';

const fieldKeys = {
  id: 'feeds.field-id',
  make: 'feeds.field-make',
  model: 'feeds.field-model',
  vin: 'selling.vin',
  line: 'selling.line',
  description: 'account.description',
  town: 'selling.city',
  phone: 'selling.phone',
  pictures: 'selling.step-pictures',
} as const;

const isKnown = (name: string): name is keyof typeof fieldKeys => Object.hasOwn(fieldKeys, name);

/** The meaning of a column, in words: a question has its own title. */
export const fieldTitle = ({ t }: Pick<Messages, 't'>, { name, title }: Pick<FeedField, 'name' | 'title'>) =>
  title !== '' ? title : isKnown(name) ? t(fieldKeys[name]) : name;

const reasonKeys = {
  required: 'failures.required',
  'not-a-number': 'failures.format',
  'unknown-value': 'failures.value',
  vin: 'failures.vin',
  phone: 'failures.phone',
  'slots-used-up': 'failures.slots-used-up',
  'phone-first': 'failures.phone-first',
  'duplicate-ad': 'failures.duplicate-ad',
  'out-of-range': 'feeds.reason-out-of-range',
  'ambiguous-number': 'feeds.reason-ambiguous-number',
  'place-needed': 'feeds.reason-place-needed',
  'ambiguous-place': 'feeds.reason-ambiguous-place',
  'broken-text': 'feeds.reason-broken-text',
  'too-long': 'feeds.reason-too-long',
  'shifted-columns': 'feeds.reason-shifted-columns',
  'duplicate-row': 'feeds.reason-duplicate-row',
  'ad-ended': 'feeds.reason-ad-ended',
  'passed-over': 'feeds.reason-passed-over',
  'unknown-vehicle': 'feeds.reason-unknown-vehicle',
  'not-new': 'feeds.reason-not-new',
  picture: 'feeds.reason-picture',
  failed: 'feeds.reason-failed',
} as const satisfies Record<FeedReason, string>;

/** Fields that hold a whole number with thousands. */
const wholeNumbers: readonly string[] = ['price', 'mileage'];

/** Why a row is not an ad, or which value its ad lacks; for a number also how it is written. */
export const reasonText = ({ t, number }: Pick<Messages, 't' | 'number'>, { field, reason }: FeedProblem) =>
  reason === 'not-a-number' && wholeNumbers.includes(field)
    ? t('catalog.number-unreadable', { example: number(12_500) })
    : t(reasonKeys[reason]);

/** The title of a run. */
export const runTitle = ({ t, age }: Pick<Messages, 't' | 'age'>, { dry, created_at: at }: FeedRun) =>
  t(dry ? 'feeds.dry' : 'feeds.real', { when: age(at) });

/** The page of one feed, or of one report, at the address of all. */
export const feedHref = (path: string, id: number) => `${path}?feed=${id}`;
export const reportHref = (path: string, run: number, page = 1) =>
  `${path}?run=${run}${page > 1 ? `&page=${page}` : ''}`;
