import type { LanguageValue } from '@volan/domain-rules';
import {
  getAgreement,
  getNamedText,
  getTranslatedDescription,
  listLanguages,
  listMessages,
  listMobileOperators,
  listNavigation,
} from '@volan/api-contract/wire';
import type { Api } from '../Api.ts';
import { callQuery } from './callQuery.ts';

const subject = ['texts'] as const;

/** Queries about languages, menus and texts. `all` is the start of every key. */
export const textQueries = {
  all: subject,
  languages: (api: Api) => callQuery(subject, api, listLanguages, {}),
  /** Groups of links for the menus. */
  navigation: (api: Api) => callQuery(subject, api, listNavigation, { lang: api.language }),
  /** All texts of the client’s language. */
  messages: (api: Api) => callQuery(subject, api, listMessages, { lang: api.language }),
  /** The terms of use. */
  agreement: (api: Api) => callQuery(subject, api, getAgreement, { lang: api.language }),
  /** One longer text by its name. */
  named: (api: Api, name: string) => callQuery(subject, api, getNamedText, { name, lang: api.language }),
  mobileOperators: (api: Api) => callQuery(subject, api, listMobileOperators, {}),
  /** Machine translation of an ad’s description. */
  description: (api: Api, adId: number, language: LanguageValue) =>
    callQuery(subject, api, getTranslatedDescription, { adId, language }),
};
