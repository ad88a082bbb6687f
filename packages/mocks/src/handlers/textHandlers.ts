import {
  Failure,
  getAgreement,
  getNamedText,
  getTranslatedDescription,
  listLanguages,
  listMessages,
  listMobileOperators,
  listNavigation,
} from '@volan/api-contract';
import { languages, type LanguageValue } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { inLanguage } from '../fixtures/Text.ts';
import { messages, mobileOperators, namedTexts, navigation } from '../fixtures/texts.ts';
import { mockCall } from '../mockCall.ts';

function namedText(name: string, language: LanguageValue) {
  const found = namedTexts.find((each) => each.name === name);
  return found
    ? {
        name,
        title: inLanguage(found.title, language),
        text: inLanguage(found.text, language),
        changed_on: '2026-11-22',
      }
    : null;
}

/** Calls about languages, menus and texts. */
export const textHandlers = [
  mockCall(listLanguages, () => [...languages]),
  mockCall(listNavigation, (_input, { language }) =>
    navigation.map((group) => ({
      title: inLanguage(group.title, language),
      items: group.items.map((link) => ({ ...link, title: inLanguage(link.title, language) })),
    })),
  ),
  mockCall(listMessages, (_input, { language }) =>
    Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, inLanguage(message, language)])),
  ),
  mockCall(
    getAgreement,
    (_input, { language }) =>
      namedText('terms', language) ?? { name: '', title: '', text: '', changed_on: '2026-11-22' },
  ),
  mockCall(getNamedText, ({ name }, { language }) => namedText(name, language) ?? new Failure('not-found')),
  mockCall(listMobileOperators, () => [...mobileOperators]),
  mockCall(getTranslatedDescription, ({ adId }) => {
    const ad = ads.find((each) => each.id === adId);
    if (!ad) {
      return new Failure('not-found');
    }
    return ad.status === undefined ? new Failure('translator-off') : new Failure('gone');
  }),
];
