import type { FetchFile } from './feedPictures.ts';
import { FetchRefused } from '../media/fetchPublicFile.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';

/** The largest file of a feed, fetched or uploaded. */
const maxFeedBytes = 10 * 1024 * 1024;

const accept = 'text/csv, application/json, application/xml, text/xml, text/plain;q=0.9';

/** A file that was fetched or sent. */
export interface FeedFile {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/**
 * Fetches the file of a feed.
 * @throws FeedUnreadable
 */
export async function fetchFeedFile(fetchFile: FetchFile, url: string): Promise<FeedFile> {
  try {
    const bytes = await fetchFile(url, { maxBytes: maxFeedBytes, accept });
    return { bytes, name: URL.parse(url)?.pathname.split('/').at(-1) ?? '' };
  } catch (error) {
    throw error instanceof FetchRefused ? new FeedUnreadable(error.reason) : error;
  }
}
