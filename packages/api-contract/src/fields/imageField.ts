import { z } from 'zod';

/** A picture is at most this large, in bytes. [M22] */
export const maxImageBytes = 12 * 1024 * 1024;

/** What a picture may be; what it is, the server finds in its bytes. [M22] */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/**
 * A picture that is uploaded, at most 12 MB; an empty file is none at all, as forms send a control in which nothing was
 * chosen. Name and type are what the sender says, and nobody believes them.
 */
export const imageField = z
  .file()
  .refine(({ size }) => size > 0, 'required')
  .refine(({ size }) => size <= maxImageBytes, 'image-too-large');
