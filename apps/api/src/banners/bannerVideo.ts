import { bannerLimits } from '@volan/domain-rules';
import { parseBuffer, TrackType } from 'music-metadata';

/** An accepted video. */
export interface CheckedVideo {
  readonly ending: 'mp4' | 'webm';
  readonly seconds: number;
}

/** Why a video was refused. */
type VideoRefusal = 'video-type' | 'video-too-large' | 'video-too-long' | 'video-broken';

const begins = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).equals(Buffer.from(text, 'latin1'));

/** Brands of MP4 files that browsers play. QuickTime and pictures in boxes have others. */
const mp4Brands = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V '];

/** The type of a video by its first bytes. Its name and declared type do not count. */
function endingOf(bytes: Uint8Array): CheckedVideo['ending'] | null {
  if (begins(bytes, 'ftyp', 4) && mp4Brands.some((brand) => begins(bytes, brand, 8))) return 'mp4';

  const isMatroska = begins(bytes, '\x1a\x45\xdf\xa3');
  return isMatroska && Buffer.from(bytes.subarray(0, 64)).includes('webm') ? 'webm' : null;
}

/** Checks an untrusted video: its type, its size, and the length that its header states. */
export async function checkVideo(bytes: Uint8Array): Promise<CheckedVideo | VideoRefusal> {
  if (bytes.byteLength > bannerLimits.videoBytes) return 'video-too-large';

  const ending = endingOf(bytes);
  if (!ending) return 'video-type';

  const seconds = await secondsOf(bytes, ending);
  if (seconds === null) return 'video-broken';

  return seconds > bannerLimits.videoSeconds ? 'video-too-long' : { ending, seconds };
}

/** The length of the longest track; null if the file has no picture track or no length. */
async function secondsOf(bytes: Uint8Array, ending: CheckedVideo['ending']): Promise<number | null> {
  try {
    const { format } = await parseBuffer(bytes, { mimeType: `video/${ending}`, size: bytes.byteLength });
    const lengths = [format.duration, ...format.trackInfo.map(({ duration }) => duration)].map((one) => one ?? 0);
    const seconds = Math.max(...lengths);
    const hasVideo = format.trackInfo.some(({ type }) => type === TrackType.video);

    return hasVideo && seconds > 0 && Number.isFinite(seconds) ? seconds : null;
  } catch {
    // the parser throws errors of many kinds at a broken file
    return null;
  }
}
