import type { CallOutcome, CallRequest, ProfileTypeEntry, saveProfileType } from '@volan/api-contract';
import { profileTypes, type LanguageValue, type ProfileType } from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';

/** Maximum number of profile types that head office adds to the five built-in ones. */
const maxMade = 50;

/** The default names, from the product's messages. */
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

/** The profile types in a language, as head office named them. [J21, M11] */
export async function profileTypesIn(sql: Sql, language: LanguageValue): Promise<ProfileTypeEntry[]> {
  const types = await sql<{ id: number; base_type_id: ProfileType; name: string | null }[]>`
    select id, base_type_id, name
    from profile_type left join profile_type_name on type_id = id and lang = ${language}
    order by id`;
  const usual = usualNames(language);
  return types.map(({ name, ...type }) => ({ ...type, name: name ?? usual[type.base_type_id] }));
}

/** Finds a profile type by its id. */
export async function profileTypeOf(
  sql: Sql | TransactionSql,
  id: number,
): Promise<{ base_type_id: ProfileType } | null> {
  const [type] = await sql<{ base_type_id: ProfileType }[]>`select base_type_id from profile_type where id = ${id}`;
  return type ?? null;
}

/** The names that head office gave to a profile type, by language. */
async function namesOf(sql: TransactionSql, id: number): Promise<Record<string, string>> {
  const rows = await sql<{ lang: string; name: string }[]>`
    select lang, name from profile_type_name where type_id = ${id} order by lang`;
  return Object.fromEntries(rows.map(({ lang, name }) => [lang, name]));
}

/**
 * Creates a kind of business, or renames a profile type in some languages. Without a name the default name returns.
 * [J22]
 */
export async function storeProfileType(
  sql: Sql,
  { id, base_type_id, names }: CallRequest<typeof saveProfileType>,
  { language, ...context }: Pick<CallContext, 'language' | 'principal'>,
): Promise<CallOutcome<typeof saveProfileType>> {
  const { actor } = principalOf(context);
  const stored = await sql.begin(async (transaction) => {
    const type = id === undefined ? await make(transaction) : await find(transaction, id);
    if (typeof type !== 'number') return type;

    const before = await namesOf(transaction, type);
    for (const [lang, name] of Object.entries(names)) {
      await transaction`delete from profile_type_name where type_id = ${type} and lang = ${lang}`;
      if (name !== '') {
        await transaction`insert into profile_type_name (type_id, lang, name) values (${type}, ${lang}, ${name})`;
      }
    }
    const after = await namesOf(transaction, type);
    const action = id === undefined ? 'profile-type.created' : 'profile-type.edited';
    const change = { entity: 'profile-type', id: type, before: id === undefined ? null : before, after };
    await audit(transaction, actor.id, action, null, {}, change);

    return type;
  });
  if (typeof stored !== 'number') return stored;

  const entry = (await profileTypesIn(sql, language)).find((type) => type.id === stored);
  if (!entry) throw new Error('A profile type that was stored just now is gone.');

  return entry;

  async function find(transaction: TransactionSql, known: number) {
    const type = await profileTypeOf(transaction, known);
    if (!type) return fieldFailure('id', 'value');
    return base_type_id === undefined || base_type_id === type.base_type_id
      ? known
      : fieldFailure('base_type_id', 'conflict');
  }

  async function make(transaction: TransactionSql) {
    if (base_type_id === undefined) return fieldFailure('base_type_id', 'required');
    if (!Object.values(names).some((name) => name !== '')) return fieldFailure('names', 'required');

    // locked, so that two at the same time cannot exceed the limit together
    await transaction`lock table profile_type in share row exclusive mode`;
    const [made] = await transaction<{ id: number }[]>`
      insert into profile_type (base_type_id)
      select ${base_type_id} where (select count(*) from profile_type) < ${maxMade + Object.keys(profileTypes).length}
      returning id`;

    return made?.id ?? fieldFailure('names', 'max');
  }
}
