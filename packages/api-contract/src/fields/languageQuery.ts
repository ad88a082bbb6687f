import { languageValues } from '@volan/domain-rules';
import { z } from 'zod';

/** Language of the reply; beats Accept-Language. [T52] */
export const language = z.enum(languageValues).describe('language of the reply; beats Accept-Language');

/** Query of a call whose texts are in a language. */
export const languageQuery = z.strictObject({ lang: language.optional() });
