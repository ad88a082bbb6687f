import type {
  TranslationLanguage,
  TranslationRow,
  TranslationLabels,
} from '../TranslationGrid/TranslationGridProps.ts';

const language = (code: string, lang: string, label: string, flag: string): TranslationLanguage => ({
  code,
  lang,
  label,
  flag,
});

/** All nine, in the order of the product. */
export const translationLanguages: TranslationLanguage[] = [
  language('sr', 'sr-Latn', 'Srpski', 'rs'),
  language('en', 'en', 'English', 'gb'),
  language('de', 'de', 'Deutsch', 'de'),
  language('mk', 'mk', 'Македонски', 'mk'),
  language('bg', 'bg', 'Български', 'bg'),
  language('hu', 'hu', 'Magyar', 'hu'),
  language('ro', 'ro', 'Română', 'ro'),
  language('ru', 'ru', 'Русский', 'ru'),
  language('zh', 'zh', '中文', 'cn'),
];

export const translationRows: TranslationRow[] = [
  {
    key: 'header.place_ad',
    texts: { sr: 'Postavi oglas', en: 'Place an ad', de: 'Anzeige aufgeben', mk: 'Постави оглас' },
  },
  {
    key: 'compare-added',
    texts: {
      sr: 'Dodato u poređenje',
      en: 'Added to compare',
      de: 'Zum Vergleich hinzugefügt',
      mk: 'Додадено за споредба',
    },
    machine: ['mk'],
  },
  {
    key: 'compare-already-added',
    texts: { sr: 'Oglas je već u poređenju', en: 'Already in compare', de: 'Bereits im Vergleich' },
  },
  {
    key: 'his-no-items',
    texts: { sr: 'Još niste gledali oglase', en: 'No ads viewed yet', de: 'Noch keine Anzeigen angesehen' },
  },
  {
    key: 'ads.count',
    texts: {
      sr: '{n, plural, one {# oglas} few {# oglasa} other {# oglasa}}',
      en: '{n, plural, one {# ad} other {# ads}}',
      de: '{n, plural, one {# Anzeige} other {# Anzeigen}}',
      mk: '{n, plural, one {# оглас} other {# огласи}}',
    },
  },
  {
    key: 'spec.odrzavanje.prvi-vlasnik',
    texts: { sr: 'Prvi vlasnik', en: 'First owner', de: 'Erstbesitz', mk: 'Прв сопственик' },
  },
  {
    key: 'pay.declined',
    texts: {
      sr: 'Plaćanje nije uspelo. Kartica nije zadužena.',
      en: 'Payment failed. Your card was not charged.',
      mk: 'Плаќањето не успеа. Картичката не е задолжена.',
    },
  },
];

export const translationWords: TranslationLabels = {
  missing: 'Nedostaje',
  machine: 'Mašinski',
  edit: 'Izmeni',
  save: 'Sačuvaj',
  saving: 'Čuva se',
  saved: 'Sačuvano',
  cancel: 'Otkaži',
  suggest: 'Predloži',
  suggesting: 'Traži se predlog',
  failed: 'Nije sačuvano. Pokušajte ponovo.',
};
