import type { UploadedPicture } from '@volan/api-contract';

/** Where a picture is on its way to the server. */
export type PictureState =
  /** Its turn has not come, or nothing can be sent now. */
  | { readonly state: 'waiting' }
  /** `sent` goes from 0 to 1. */
  | { readonly state: 'uploading'; readonly sent: number }
  /** The server has all of it and makes a picture of it. */
  | { readonly state: 'converting' }
  | { readonly state: 'done'; readonly picture: UploadedPicture }
  /** `why` is a code of M20, or the name of a failure; if it is `final`, the same file would be refused again. */
  | { readonly state: 'failed'; readonly why: string; readonly final: boolean };

/** The outcome of one try. */
export type SendOutcome =
  | { readonly ok: true; readonly picture: UploadedPicture }
  /** The name of the failure, and the code at the field of the picture, if any. */
  | { readonly ok: false; readonly failure: string; readonly code: string | null };

/** Sends a picture once. Never rejects. */
export type SendPicture = (
  id: string,
  file: Blob,
  options: { readonly signal: AbortSignal; readonly onSent: (share: number) => void },
) => Promise<SendOutcome>;
