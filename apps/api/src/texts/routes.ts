import {
  getAgreement,
  getNamedText,
  getTranslatedDescription,
  listLanguages,
  listMessages,
  listMobileOperators,
  listNavigation,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import type { TextCalls } from './texts.ts';

const aMinute = { maxAge: 60 };

/** Calls about languages, menus and texts. [J53, J54, J58-J62] */
export function textRoutes(app: FastifyInstance, texts: TextCalls) {
  serve(app, listLanguages, () => texts.languages(), aMinute);
  serve(app, listNavigation, (_input, { brand, language }) => texts.navigation(brand, language), aMinute);
  serve(app, listMessages, (_input, { language }) => texts.messages(language), aMinute);
  serve(app, getAgreement, (_input, { brand, language }) => texts.terms(brand, language), aMinute);
  serve(app, getNamedText, ({ name }, { brand, language }) => texts.named(name, brand, language), aMinute);
  serve(app, listMobileOperators, () => texts.operators(), aMinute);
  serve(app, getTranslatedDescription, ({ adId, language }) => texts.translatedDescription(adId, language));
}
