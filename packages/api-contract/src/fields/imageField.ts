import { pictureLimits } from '@volan/domain-rules';
import { z } from 'zod';

/**
 * An uploaded picture within the bytes of `pictureLimits`. An empty file without a name counts as absent, because forms
 * send that for a control without a chosen file. Name and type come from the sender and are not trusted.
 */
export const imageField = z
  .file()
  .refine(({ size, name }) => size > 0 || name !== '', 'required')
  .refine(({ size, name }) => size > 0 || name === '', 'image-type')
  .refine(({ size }) => size <= pictureLimits.bytes, 'image-too-large');
