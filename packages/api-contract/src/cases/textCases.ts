import { languageValues } from '@volan/domain-rules';
import { getAd } from '../calls/ads/getAd.ts';
import { listAds } from '../calls/ads/listAds.ts';
import { getAgreement } from '../calls/texts/getAgreement.ts';
import { getNamedText } from '../calls/texts/getNamedText.ts';
import { getTranslatedDescription } from '../calls/texts/getTranslatedDescription.ts';
import { listLanguages } from '../calls/texts/listLanguages.ts';
import { listMessages } from '../calls/texts/listMessages.ts';
import { listMobileOperators } from '../calls/texts/listMobileOperators.ts';
import { listNavigation } from '../calls/texts/listNavigation.ts';
import type { ContractCase } from './ContractCase.ts';
import { firstOf, must, mustEqual } from './must.ts';

/** Languages, menus and texts. */
export const textCases: ContractCase[] = [
  {
    name: 'the languages of the product are listed, Serbian and English first [J53, E04, E05]',
    run: async (caller) => {
      const { data } = await caller.succeed(listLanguages, {});
      mustEqual(data.map(({ value }) => value).slice(0, 2), ['rs', 'en'], 'first languages');
      mustEqual(data.map(({ id }) => id).slice(0, 2), [1, 2], 'first ids');
      mustEqual(
        data.map(({ value }) => value),
        [...languageValues],
        'languages',
      );
    },
  },
  {
    name: 'menus are groups of links [J54, E09]',
    run: async (caller) => {
      const { data } = await caller.succeed(listNavigation, { lang: 'en' });
      must(data.length > 0 && data.every((group) => group.items.length > 0), 'every group has links');
    },
  },
  {
    name: 'all texts of a language come with an ETag that spares the second answer [J58]',
    run: async (caller) => {
      const { data, response } = await caller.succeed(listMessages, { lang: 'en' });
      must(Object.keys(data).length > 0, 'there are texts');
      const { etag } = response.headers;
      must(etag !== undefined, 'there is an ETag');
      const again = await caller.answer(listMessages, { lang: 'en' }, { headers: { 'if-none-match': etag } });
      mustEqual([again.status, again.body], [304, ''], 'second answer');
    },
  },
  {
    name: 'the terms and the named texts are there [J59, J60]',
    run: async (caller) => {
      const { data } = await caller.succeed(getAgreement, { lang: 'en' });
      must(data.title !== '' && data.text !== '', 'the terms have a title and a text');
      mustEqual((await caller.succeed(getNamedText, { name: data.name, lang: 'en' })).data, data, 'the terms by name');
      await caller.fail(getNamedText, { name: 'no-such-text' }, 'not-found');
      mustEqual((await caller.fail(getNamedText, {}, 'bad-query')).errors, { name: ['required'] }, 'fields');
    },
  },
  {
    name: 'mobile operators have prefixes [J61, E26]',
    run: async (caller) => {
      const { data } = await caller.succeed(listMobileOperators, {});
      must(data.length > 0 && data.every(({ prefixes }) => prefixes.length > 0), 'every operator has a prefix');
    },
  },
  {
    name: 'without a translator a description is not translated, and no ad says that it could be [J62, N11]',
    run: async (caller, { goneAd }) => {
      const { id } = firstOf((await caller.succeed(listAds, {})).data, 'active ad');
      await caller.fail(getTranslatedDescription, { adId: id, language: 'en' }, 'translator-off');
      mustEqual((await caller.succeed(getAd, { id })).data.translator, false, 'translator of the ad');
      await caller.fail(getTranslatedDescription, { adId: id, language: 'klingon' }, 'not-found');
      await caller.fail(getTranslatedDescription, { adId: 2_147_483_647, language: 'en' }, 'not-found');
      await caller.fail(getTranslatedDescription, { adId: goneAd, language: 'en' }, 'gone');
    },
  },
];
