import type { PersonalSettings } from '@volan/api-contract';
import { brands, type BrandId } from '@volan/domain-rules';
import type { JSONValue, Sql } from 'postgres';

/** Default settings: important notices are on, advertising is off. [M10] */
const defaults = (brand: BrandId): PersonalSettings => ({
  language: brands[brand].defaultLanguage,
  theme: 'system',
  country_ids: [],
  email_alerts: true,
  // notices reach only devices where the user allowed them
  push_alerts: true,
  show_phone: true,
  marketing: false,
  price_drop_alerts: true,
});

/** The settings of an account. */
export async function readSettings(sql: Sql, userId: number, brand: BrandId): Promise<PersonalSettings> {
  const [row] = await sql<{ settings: Partial<PersonalSettings> }[]>`select settings from users where id = ${userId}`;
  return { ...defaults(brand), ...row?.settings };
}

/**
 * Changes the given settings. The others stay, even if two devices change different settings at the same time. The
 * language also applies to mails.
 */
export async function writeSettings(sql: Sql, userId: number, changed: Partial<PersonalSettings>): Promise<void> {
  const given = JSON.parse(JSON.stringify(changed)) as Record<string, JSONValue>;
  await sql`
    update users set settings = settings || ${sql.json(given)},
      language = coalesce(${changed.language ?? null}, language)
    where id = ${userId}`;
}
