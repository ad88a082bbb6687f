import type { WrittenLanguage } from '@volan/domain-rules';

/** Units whose signs differ by language; every other unit is written as it is stored. */
const words: Partial<Record<WrittenLanguage, Readonly<Record<string, string>>>> = {
  bg: {
    km: 'км',
    'cm³': 'см³',
    'l/100 km': 'л/100 км',
    kg: 'кг',
    t: 'т',
    m: 'м',
    mm: 'мм',
    cm: 'см',
    h: 'ч',
    'm³': 'м³',
    Bytes: 'B',
  },
  rs: { Bytes: 'B' },
  'rs-cyrl': { Bytes: 'B' },
  de: { Bytes: 'B' },
  hu: { h: 'óra', Bytes: 'B' },
  ro: { Bytes: 'B' },
  ru: {
    km: 'км',
    kW: 'кВт',
    'cm³': 'см³',
    'l/100 km': 'л/100 км',
    kWh: 'кВт·ч',
    Wh: 'Вт·ч',
    kg: 'кг',
    t: 'т',
    m: 'м',
    mm: 'мм',
    cm: 'см',
    h: 'ч',
    'm³': 'м³',
    Bytes: 'Б',
    KB: 'КБ',
    MB: 'МБ',
    GB: 'ГБ',
    TB: 'ТБ',
  },
  zh: { km: '公里', h: '小时', Bytes: '字节' },
  mk: {
    km: 'км',
    'cm³': 'см³',
    'l/100 km': 'л/100 км',
    kg: 'кг',
    t: 'т',
    m: 'м',
    mm: 'мм',
    cm: 'см',
    h: 'ч',
    'm³': 'м³',
    Bytes: 'B',
  },
};

const horsepower: Readonly<Partial<Record<WrittenLanguage, string>>> = {
  rs: 'KS',
  'rs-cyrl': 'KS',
  de: 'PS',
  bg: 'к.с.',
  hu: 'LE',
  ro: 'CP',
  ru: 'л.с.',
  zh: '马力',
  mk: 'КС',
};

/** The sign of metric horsepower; `hp` in languages without their own. */
export const horsepowerSign = (language: WrittenLanguage) => horsepower[language] ?? 'hp';

/** The sign of a unit as a specification stores it, in a language: `km` is `км` in Russian. */
export function unitSign(unit: string, language: WrittenLanguage) {
  return words[language]?.[unit] ?? unit;
}
