import { cutPlain } from '@volan/domain-rules';
import type { feedErrors } from '@volan/api-contract';

/** Why the file of a feed cannot be fetched or read. */
export class FeedUnreadable extends Error {
  readonly reason: (typeof feedErrors)[number];
  /** The line or the columns with the problem. */
  readonly detail: string;

  constructor(reason: FeedUnreadable['reason'], detail = '') {
    super(`The feed cannot be read: ${reason} ${detail}`);
    this.reason = reason;
    this.detail = cutPlain(detail, 500);
  }
}
