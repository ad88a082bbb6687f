import type { CallOutcome, CallRequest, ProfileTypeEntry, saveProfileType } from '@volan/api-contract';
import { profileTypes, type LanguageValue, type ProfileType } from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';
import type { Sql } from 'postgres';

/** The usual names: those of the product's texts. */
function usualNames(language: LanguageValue): Readonly<Record<ProfileType, string>> {
  const t = createTranslator(language);
  return {
    [profileTypes.private]: t('account.private-seller'),
    [profileTypes.dealer]: t('account.kind-2'),
    [profileTypes.service]: t('account.kind-3'),
    [profileTypes.parts]: t('account.kind-4'),
    [profileTypes.partner]: t('account.kind-5'),
  };
}

/** What an account may be for, in a language, as head office named it. [J21, M11] */
export async function profileTypesIn(sql: Sql, language: LanguageValue): Promise<ProfileTypeEntry[]> {
  const given = await sql<{ id: ProfileType; name: string }[]>`
    select type_id::int as id, name from profile_type_name where lang = ${language}`;
  const names = { ...usualNames(language), ...Object.fromEntries(given.map(({ id, name }) => [id, name])) };
  return Object.values(profileTypes).map((id) => ({ id, name: names[id] }));
}

/** Names a type in some languages; without a name it has the usual one again. [J22] */
export async function nameProfileType(
  sql: Sql,
  { id, names }: CallRequest<typeof saveProfileType>,
  language: LanguageValue,
): Promise<CallOutcome<typeof saveProfileType>> {
  await sql.begin(async (transaction) => {
    for (const [lang, name] of Object.entries(names)) {
      await transaction`delete from profile_type_name where type_id = ${id} and lang = ${lang}`;
      if (name !== '') {
        await transaction`insert into profile_type_name (type_id, lang, name) values (${id}, ${lang}, ${name})`;
      }
    }
  });
  const types = await profileTypesIn(sql, language);
  return { id, name: types.find((type) => type.id === id)?.name ?? '' };
}
