import { languages as all, toHtmlLang } from '../packages/domain-rules/src/index.ts';

/** The languages of the product: value, value of `lang`, own name. [F11] */
export const languages = all.map(({ value, name }) => ({ value, lang: toHtmlLang(value), title: name }));
