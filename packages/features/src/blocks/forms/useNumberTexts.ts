import { useMessages } from '../../runtime/site/useMessages.ts';

/** The messages of a number field, and the language in which it reads numbers. */
export function useNumberTexts() {
  const { t, tag, number } = useMessages();
  return {
    language: tag,
    messages: {
      'not-a-number': t('catalog.number-unreadable', { example: number(12_500) }),
      negative: t('catalog.number-negative'),
      'too-many-digits': t('catalog.number-too-long'),
      'too-many-decimals': t('catalog.number-too-many-decimals'),
      'other-unit': t('catalog.number-other-unit'),
    },
  };
}
