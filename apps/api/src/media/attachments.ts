import { maxPdfBytes, pictureLimits, type Actor } from '@volan/domain-rules';
import type { ImageType } from './imageType.ts';
import type { Uploads } from './uploads.ts';

/** A private file that was accepted, and that nothing names yet. */
export interface StoredAttachment {
  readonly kind: 'picture' | 'pdf';
  readonly key: string;
  readonly bytes: number;
  /** In pixels; null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
}

const pictureTypes: readonly ImageType[] = ['jpeg', 'png', 'webp', 'avif', 'heic', 'gif'];

/**
 * Stores a private file of a user: a picture, which is encoded again, or a PDF, which is stored unchanged. The type
 * comes from the first bytes of the file. The file is removed later if no `confirmFile` follows.
 *
 * @returns the file, or the code of a refusal
 */
export async function storeAttachment(
  uploads: Pick<Uploads, 'storePicture' | 'storeFile'>,
  bytes: Uint8Array<ArrayBuffer>,
  by: Pick<Actor, 'id' | 'status'>,
): Promise<StoredAttachment | string> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') {
    if (bytes.byteLength > maxPdfBytes) return 'pdf-too-large';

    const { key } = await uploads.storeFile(bytes, 'pdf');
    return { kind: 'pdf', key, bytes: bytes.byteLength, width: null, height: null };
  }
  const taken = await uploads.storePicture(bytes, { types: pictureTypes, least: pictureLimits.ofMessage }, by);
  if (typeof taken === 'string') return taken === 'image-type' ? 'attachment-type' : taken;

  const { key, bytes: size, width, height } = taken;

  return { kind: 'picture', key, bytes: size, width, height };
}

/** Maximum length of the name of a file, without its ending. */
const maxNameLength = 100;

/**
 * The name of a file without its folders and without characters that turn the direction of writing or control a
 * terminal. The ending is replaced by the one for the kind of file.
 */
export function storedFileName(given: string, kind: StoredAttachment['kind']): string {
  const bare = given
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[\p{C}"]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  const ending = kind === 'pdf' ? 'pdf' : 'jpg';

  return `${bare.slice(0, maxNameLength).trim() || 'file'}.${ending}`;
}
