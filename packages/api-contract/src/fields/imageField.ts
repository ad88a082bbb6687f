import { maxImageBytes } from '@volan/domain-rules';
import { z } from 'zod';

/**
 * A picture that is uploaded, at most 12 MB; an empty file is none at all, as forms send a control in which nothing was
 * chosen. Name and type are what the sender says, and nobody believes them.
 */
export const imageField = z
  .file()
  .refine(({ size }) => size > 0, 'required')
  .refine(({ size }) => size <= maxImageBytes, 'image-too-large');
