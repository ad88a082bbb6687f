import { request } from 'node:http';
import type { ChangeClocks } from './ChangeClock.ts';

/** A line of the feed. Without `ads` it only has the position of the feed. */
interface FeedLine {
  readonly position: string;
  readonly ads?: readonly number[];
  readonly catalogue?: boolean;
  readonly banners?: readonly string[];
}

/** Address of the feed, and the functions that its changes are passed to. */
export interface Following {
  readonly apiUrl: string;
  /** The secret shared with the API, which protects the feed. */
  readonly webSecret: string;
  readonly clocks: ChangeClocks;
  /** Called at once with changed ads. */
  readonly onAds: (ads: readonly number[]) => void;
  /** Called at once with the positions whose banners changed. */
  readonly onBanners: (positions: readonly string[]) => void;
  /** Called when the catalogue (texts and structure) changed, or may have. @default nothing */
  readonly onCatalogue?: () => void;
}

/** The feed sends a line every two seconds; after this many milliseconds of silence it counts as lost. */
const longestSilence = 5000;

/** Pause before the feed is requested again, in milliseconds. */
const pauseMs = 500;

/**
 * Follows the API's feed of changes and moves the clocks, until the returned function is called.
 *
 * A feed that breaks off is requested again, without limit. If its position has moved since the last line, changes were
 * missed.
 */
export function followChanges({ apiUrl, webSecret, clocks, onAds, onBanners, onCatalogue }: Following): () => void {
  let known: string | null = null;
  let lastHeard = -Infinity;
  let stop = () => {};
  let closed = false;
  const both = [clocks.all, clocks.catalogue];

  function hear(text: string) {
    const line = JSON.parse(text) as FeedLine;
    lastHeard = Date.now();
    if (line.ads) {
      // a change of banners alone concerns only the pages that have their positions
      if (line.ads.length > 0 || line.catalogue) clocks.all.move();
      if (line.catalogue) {
        clocks.catalogue.move();
        onCatalogue?.();
      }
      onAds(line.ads);
    } else if (line.position !== known) {
      both.forEach((clock) => clock.miss());
      onCatalogue?.();
    }
    if (line.banners && line.banners.length > 0) onBanners(line.banners);
    known = line.position;
    both.forEach((clock) => clock.connect());
  }

  function open() {
    const asked = request(`${apiUrl}/internal/changes`, { headers: { 'x-feed-secret': webSecret } });
    const silence = setTimeout(() => asked.destroy(), longestSilence).unref();
    asked.once('response', (answer) => {
      if (answer.statusCode !== 200) {
        asked.destroy();
        return;
      }
      let rest = '';
      answer.setEncoding('utf8').on('data', (text: string) => {
        silence.refresh();
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        try {
          lines.forEach(hear);
        } catch {
          // Another program answers at this address.
          asked.destroy();
        }
      });
      answer.on('error', () => asked.destroy());
    });
    asked.on('error', () => {});
    asked.once('close', () => {
      clearTimeout(silence);
      both.forEach((clock) => clock.lose(lastHeard));
      if (!closed) {
        const again = setTimeout(open, pauseMs).unref();
        stop = () => clearTimeout(again);
      }
    });
    stop = () => asked.destroy();
    asked.end();
  }

  open();

  return () => {
    closed = true;
    stop();
  };
}
