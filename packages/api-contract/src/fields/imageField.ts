import { maxImageBytes } from '@volan/domain-rules';
import { z } from 'zod';

/**
 * A picture that is uploaded, at most 12 MB; an empty file without a name is none at all, as forms send a control in which
 * nothing was chosen. Name and type are what the sender says, and nobody believes them.
 */
export const imageField = z
  .file()
  .refine(({ size, name }) => size > 0 || name !== '', 'required')
  .refine(({ size, name }) => size > 0 || name === '', 'image-type')
  .refine(({ size }) => size <= maxImageBytes, 'image-too-large');
