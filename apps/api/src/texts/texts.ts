import {
  Failure,
  type MobileOperator,
  type NamedText,
  type NavigationGroup,
  type TranslatedDescription,
} from '@volan/api-contract';
import {
  brands,
  languages,
  pathOf,
  routes,
  type BrandId,
  type LanguageValue,
  type Page,
  type PageParams,
} from '@volan/domain-rules';
import { messagesOf } from '@volan/i18n';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Ads } from '../ads/ads.ts';
import type { LiveMessages } from '../translations/liveMessages.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { fillText } from './fillText.ts';
import type { Sellers } from '../platform/brands/readSellers.ts';
import type { StoredTexts } from './readTexts.ts';
import type { Translator } from '../translations/Translator.ts';
import { createHash } from 'node:crypto';

/** The name of the terms of use among the named texts. [J59] */
const terms = 'terms';

/** What the texts need from outside. */
export interface TextDeps {
  readonly stored: StoredTexts;
  readonly taxonomy: Taxonomy;
  readonly ads: Pick<Ads, 'details'>;
  readonly live: Pick<LiveMessages, 'textsOf'>;
  readonly translator: Translator | null;
  /** The companies behind the brands; texts name the address to write to. [A20] */
  readonly sellers: Sellers;
  readonly sql: Sql;
  readonly logger: Logger;
}

/** Languages, menus and texts. [J53, J54, J58-J62] */
export function createTexts({ stored, taxonomy, ads, live, translator, sellers, sql, logger }: TextDeps) {
  const { texts, operators, navigation } = stored;
  const withContact = (brand: BrandId) => ({
    ...brands[brand],
    contact: { email: sellers[brand].email ?? brands[brand].contact.email },
  });

  function named(name: string, brand: BrandId, language: LanguageValue): NamedText | Failure<'not-found', null> {
    const text = texts.get(name);
    if (!text) return new Failure('not-found');
    return {
      name,
      title: text.title[language],
      text: fillText(text.text[language].join('\n\n'), withContact(brand), language),
      changed_on: text.changed,
    };
  }

  return {
    languages: () => [...languages],
    messages: (language: LanguageValue) => ({ ...messagesOf(language), ...live.textsOf(language) }),
    operators: (): MobileOperator[] => [...operators],
    named,

    terms(brand: BrandId, language: LanguageValue): NamedText {
      const text = named(terms, brand, language);
      if (text instanceof Failure) throw new Error('The content has no texts/terms.json.');
      return text;
    },

    /** Links to built pages and categories in use, with the texts and addresses of the brand. */
    navigation(brand: BrandId, language: LanguageValue): NavigationGroup[] {
      const { categoriesBySlug } = taxonomy.current().registry;
      const isInUse = ({ categorySlug }: Readonly<Record<string, string>>) =>
        categorySlug === undefined || categoriesBySlug.has(categorySlug);
      return navigation
        .map((group) => ({
          title: group.title[language],
          items: group.items
            .filter(({ page, params }) => routes[page as Page].built && isInUse(params))
            .map(({ page, params, query, icon, title }) => ({
              title: title[language],
              slug: `${pathOf(brands[brand], page as Page, params as unknown as PageParams<Page>, language)}${query === '' ? '' : `?${query}`}`,
              icon,
            })),
        }))
        .filter((group) => group.items.length > 0);
    },

    async translatedDescription(
      id: number,
      language: LanguageValue,
    ): Promise<
      TranslatedDescription | Failure<'not-found' | 'gone' | 'translator-off' | 'translation-unavailable', null>
    > {
      const ad = await ads.details(id, language);
      if (ad instanceof Failure) return new Failure(ad.name);
      if (!translator) return new Failure('translator-off');

      const from = languages.find(({ value }) => value === ad.description_lang)?.value ?? null;
      try {
        const text = await translateOnce(sql, { adId: id, language, description: ad.description }, () =>
          translator.translate(ad.description, from, language),
        );
        return { ad_id: id, lang: language, text, machine: true };
      } catch (error) {
        logger.warn({ err: error }, 'the translator failed');
        return new Failure('translation-unavailable');
      }
    },
  };
}

/** The result of {@link createTexts}. */
export type TextCalls = ReturnType<typeof createTexts>;

/** A description in a language that it was not written in. */
interface TranslationRequest {
  readonly adId: number;
  readonly language: string;
  readonly description: string;
}

/**
 * The translation of a description: the stored one for the same text, else a new one, which is stored. If the seller
 * changed the text, it is translated again. [J62]
 */
async function translateOnce(
  sql: Sql,
  { adId, language, description }: TranslationRequest,
  translate: () => Promise<string>,
): Promise<string> {
  const digest = createHash('sha256').update(description).digest();
  const [known] = await sql<{ text: string }[]>`
    select text from description_translation where ad_id = ${adId} and language = ${language} and digest = ${digest}`;
  if (known) return known.text;

  const text = await translate();
  await sql`
    insert into description_translation (ad_id, language, digest, text)
      values (${adId}, ${language}, ${digest}, ${text})
    on conflict (ad_id, language) do update set digest = excluded.digest, text = excluded.text, made_at = now()`;

  return text;
}
