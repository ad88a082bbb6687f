import type { Module } from '../platform/Module.ts';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Ads } from '../ads/ads.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { LiveMessages } from '../translations/liveMessages.ts';
import type { Sellers } from '../platform/brands/readSellers.ts';
import { readTexts } from './readTexts.ts';
import { textRoutes } from './routes.ts';
import { createTexts } from './texts.ts';
import type { Translator } from '../translations/Translator.ts';

/** Dependencies of texts. */
export interface TextsDeps {
  readonly taxonomy: Taxonomy;
  readonly ads: Ads;
  /** Published texts of administrators, which replace those of the files. */
  readonly live: Pick<LiveMessages, 'textsOf'>;
  /** Null: descriptions are not translated. */
  readonly translator: Translator | null;
  /** The companies behind the brands. */
  readonly sellers: Sellers;
  readonly sql: Sql;
  readonly logger: Logger;
}

/** Languages, menus, messages and longer texts; reads the texts of `content`. */
export async function textsModule(deps: TextsDeps): Promise<Module> {
  const texts = createTexts({ stored: await readTexts(), ...deps });

  return {
    routes: (app) => textRoutes(app, texts),
    erase: async (transaction, userIds) => {
      await transaction`
        delete from description_translation
        where ad_id in (select id from ad where user_id in ${transaction(userIds)})`;
    },
  };
}
