import {
  correctFeedRow,
  createFeed,
  deleteFeed,
  Failure,
  getFeed,
  getFeedReport,
  listFeeds,
  runFeed,
  updateFeed,
  uploadFeedFile,
  type Feed,
} from '@volan/api-contract';
import { feedDetails, feedReport, feedRun, feeds } from '../fixtures/feeds.ts';
import { mockCall } from '../mockCall.ts';

const notFound = () => new Failure<'not-found', null>('not-found');
const known = (wanted: number) => feeds.find(({ id }) => id === wanted);

/** Calls about the feeds of the company of the mocks. */
export const feedHandlers = [
  mockCall(listFeeds, () => ({ feeds, is_in_plan: true })),
  mockCall(getFeed, ({ id }) => {
    const feed = known(id);
    return feed ? { ...feedDetails, ...feed } : notFound();
  }),
  mockCall(createFeed, ({ company_id, category_id, name, url }) => ({
    ...(feeds[1] as Feed),
    id: 5,
    company_id,
    category_id,
    name,
    url: url === '' ? null : url,
  })),
  mockCall(updateFeed, ({ id, name }) => {
    const feed = known(id);
    return feed ? { ...feed, ...(name !== undefined && { name }) } : notFound();
  }),
  mockCall(uploadFeedFile, ({ id }) => known(id) ?? notFound()),
  mockCall(deleteFeed, ({ id }) => (known(id) ? { removed: true as const } : notFound())),
  mockCall(runFeed, ({ id, dry }) =>
    known(id) ? { ...feedRun, feed_id: id, dry: dry === 1, state: 'waiting' as const } : notFound(),
  ),
  mockCall(getFeedReport, ({ run }) => (run === feedRun.id ? feedReport : notFound())),
  mockCall(correctFeedRow, ({ row: wanted, line, fields }) => {
    const row = feedReport.rows.find((one) => one.row === wanted && one.line === line);
    return row ? { ...row, outcome: 'created' as const, problems: [], corrected: fields } : notFound();
  }),
];
