import type { ProfileTypeEntry } from '@volan/api-contract';
import { profileTypes, type LanguageValue } from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';

/** What an account may be for, in a language. [M11] */
export function profileTypesIn(language: LanguageValue): ProfileTypeEntry[] {
  const t = createTranslator(language);
  return [
    { id: profileTypes.private, name: t('account.private-seller') },
    { id: profileTypes.dealer, name: t('account.kind-2') },
    { id: profileTypes.service, name: t('account.kind-3') },
    { id: profileTypes.parts, name: t('account.kind-4') },
    { id: profileTypes.partner, name: t('account.kind-5') },
  ];
}
