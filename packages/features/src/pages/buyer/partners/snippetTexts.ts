import { hostColors, type HostColor } from './SnippetChoice.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import type { SnippetTexts } from './SnippetBuilderProps.ts';

/** The words of the builder in the language of the page. */
export function snippetTexts(t: Messages['t'], brand: string, version: string): SnippetTexts {
  const list = { label: t('partners.source-list'), hint: t('partners.source-list-hint') };
  return {
    element: t('partners.element'),
    elements: {
      search: { title: t('partners.search'), about: t('partners.search-text') },
      ads: { title: t('partners.ads'), about: t('partners.ads-text') },
      stock: { title: t('partners.stock'), about: t('partners.stock-text') },
      'price-badge': { title: t('partners.price-badge'), about: t('partners.price-badge-text') },
    },
    theme: t('partners.theme'),
    themes: { light: t('theme.light'), dark: t('theme.dark'), auto: t('partners.auto') },
    language: t('partners.language'),
    pageLanguage: t('partners.page-language'),
    source: {
      search: list,
      ads: list,
      stock: { label: t('partners.source-company'), hint: t('partners.source-company-hint', { brand }) },
      'price-badge': { label: t('partners.source-ad'), hint: t('partners.source-ad-hint', { brand }) },
    },
    sourceWrong: t('partners.source-wrong'),
    sourceGone: t('partners.source-gone'),
    sourceMissing: t('partners.source-missing'),
    rows: t('partners.rows'),
    layout: t('partners.layout'),
    layouts: { grid: t('partners.grid'), strip: t('partners.strip') },
    key: t('partners.key'),
    keyHint: t('partners.key-hint'),
    own: t('partners.own'),
    colors: Object.fromEntries(hostColors.map((name) => [name, t(`partners.color.${name}`)])) as Record<
      HostColor,
      string
    >,
    colorWrong: t('partners.color-wrong'),
    contrast: t('partners.contrast'),
    enough: t('partners.enough'),
    tooLittle: t('partners.too-little'),
    font: t('partners.font'),
    version: t('partners.version'),
    newest: t('partners.newest'),
    pinned: t('partners.pinned', { version }),
    update: t('partners.update'),
    preview: t('partners.preview'),
    width: t('partners.width'),
    ground: t('partners.ground'),
    grounds: { white: t('partners.white'), grey: t('partners.grey'), dark: t('partners.dark-page') },
    code: t('partners.code'),
    copy: t('partners.copy'),
    copied: t('partners.copied'),
    sheet: t('partners.sheet'),
    note: t('partners.note'),
    guidesTitle: t('partners.guides'),
    guides: {
      html: { title: t('partners.html'), text: t('partners.html-text') },
      wordpress: { title: t('partners.wordpress'), text: t('partners.wordpress-text') },
      react: { title: t('partners.react'), text: t('partners.react-text') },
      vue: { title: t('partners.vue'), text: t('partners.vue-text') },
      policy: { title: t('partners.policy'), text: t('partners.policy-text') },
    },
    fallback: {
      search: t('partners.link.search', { brand }),
      ads: t('partners.link.ads', { brand }),
      stock: t('partners.link.stock', { brand }),
      'price-badge': t('partners.link.price-badge', { brand }),
    },
  };
}
