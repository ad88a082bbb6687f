import { languageValues } from '@volan/domain-rules';
import { z } from 'zod';

/** Personal settings of an account. [M10] */
export const PersonalSettings = z
  .object({
    language: z.enum(languageValues),
    theme: z.enum(['system', 'light', 'dark']),
    country_ids: z.array(z.int().min(1).max(999)).max(50),
    email_alerts: z.boolean(),
    push_alerts: z.boolean(),
    show_phone: z.boolean(),
    marketing: z.boolean(),
    price_drop_alerts: z.boolean(),
  })
  .meta({ id: 'PersonalSettings' });
export type PersonalSettings = z.infer<typeof PersonalSettings>;
