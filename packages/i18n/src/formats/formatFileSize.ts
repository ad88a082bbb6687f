import { scaleBytes, type WrittenLanguage } from '@volan/domain-rules';
import { formatMeasure } from './formatMeasure.ts';

/** The size of a file: `1.5 KB` in English, `1,5 KB` in Serbian, `1,5 КБ` in Russian. [G12] */
export function formatFileSize(bytes: number, language: WrittenLanguage) {
  const { number, unit } = scaleBytes(bytes);

  return formatMeasure(number, unit, language);
}
