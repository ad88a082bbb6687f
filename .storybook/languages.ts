/** The nine languages of the product: value, value of `lang`, own name. [F11] */
export const languages = [
  { value: 'rs', lang: 'sr-Latn', title: 'Srpski' },
  { value: 'en', lang: 'en', title: 'English' },
  { value: 'de', lang: 'de', title: 'Deutsch' },
  { value: 'bg', lang: 'bg', title: 'Български' },
  { value: 'hu', lang: 'hu', title: 'Magyar' },
  { value: 'ro', lang: 'ro', title: 'Română' },
  { value: 'ru', lang: 'ru', title: 'Русский' },
  { value: 'mk', lang: 'mk', title: 'Македонски' },
  { value: 'zh', lang: 'zh', title: '中文' },
];
