import { escapeHtml, widgetHeight } from '@volan/domain-rules';
import { themeOf } from './contrastsOf.ts';
import type { HostColor, SnippetChoice } from './SnippetChoice.ts';
import { hostColors, isColor } from './SnippetChoice.ts';
import type { SourceAttributes } from './widgetSource.ts';

/** The data of a snippet beside the choice. */
export interface SnippetPlace {
  /** Where the scripts are: `https://volan.example`. */
  readonly origin: string;
  readonly brand: string;
  /** The newest exact version and the hash of its script; null: none is published yet. */
  readonly pin: { readonly version: string; readonly integrity: string } | null;
  /** Major version whose newest script is taken. */
  readonly major: string;
  /** Where the link inside leads, and its words: it is there where scripts are not. */
  readonly fallback: { readonly href: string; readonly words: string };
}

/** The placeholder of the partner's key. */
const keyPlaceholder = 'pk_…';

/** The colours of the partner's page that hold, as custom properties. */
export const ownProperties = ({
  own,
  colors,
}: Pick<SnippetChoice, 'own' | 'colors'>): [`--volan-${HostColor}`, string][] =>
  own ? hostColors.filter((name) => isColor(colors[name])).map((name) => [`--volan-${name}`, colors[name]]) : [];

/** The height that the element will have, in pixels. */
export const heightOf = ({ element, rows, layout }: SnippetChoice) =>
  widgetHeight(element, { rows, strip: element === 'ads' && layout === 'strip' });

/** The attributes of the element, but its key. */
export function attributesOf(choice: SnippetChoice, source: SourceAttributes, brand: string): [string, string][] {
  const { element, lang, rows, layout, font } = choice;
  const isStrip = element === 'ads' && layout === 'strip';
  const hasRows = element === 'stock' || (element === 'ads' && !isStrip);

  return [
    ['brand', brand],
    ...Object.entries(source),
    ...(hasRows ? [['rows', String(rows)] as [string, string]] : []),
    ...(isStrip ? [['layout', 'strip'] as [string, string]] : []),
    ...(lang === '' ? [] : [['lang', lang] as [string, string]]),
    ['theme', themeOf(choice)],
    ...(font === 'host' ? [['font', 'host'] as [string, string]] : []),
  ];
}

/** The room of the element and its own colours. */
const declarationsOf = (choice: SnippetChoice) => [
  'display:block',
  `min-height:${heightOf(choice)}px`,
  ...ownProperties(choice).map(([name, value]) => `${name}:${value}`),
];

/** Room and colours as rules of a style sheet: a strict policy lets no `style` attribute hold. */
export const sheetOf = (choice: SnippetChoice) =>
  `volan-${choice.element} {\n${declarationsOf(choice)
    .map((line) => `  ${line.replace(':', ': ')};\n`)
    .join('')}}`;

/** Our address with the key of the partner, so that visitors from there are counted. */
function withVia(href: string, key: string) {
  const address = new URL(href);
  address.searchParams.set('via', key);
  return address.href;
}

const attributeText = (attributes: readonly (readonly [string, string])[]) =>
  attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');

/** The element with its link inside, which is there where scripts are not. */
function elementOf(
  { element, key }: SnippetChoice,
  { href, words }: SnippetPlace['fallback'],
  attributes: readonly (readonly [string, string])[],
) {
  const home = key === '' ? href : withVia(href, key);
  const name = `volan-${element}`;
  const link = `<a href="${escapeHtml(home)}" rel="noopener nofollow">${escapeHtml(words)}</a>`;

  return `<${name}${attributeText(attributes)}>${link}</${name}>`;
}

/** The code that a partner copies: the script, once on a page, and the element at its place. */
export function snippetOf(choice: SnippetChoice, source: SourceAttributes, place: SnippetPlace) {
  const { origin, brand, pin, major, fallback } = place;
  const exact = choice.pinned ? pin : null;
  const address = `${origin}/widgets/${exact?.version ?? major}/volan.js`;
  const integrity = exact ? ` integrity="${exact.integrity}" crossorigin="anonymous"` : '';
  const attributes: [string, string][] = [
    ['key', choice.key || keyPlaceholder],
    ...attributesOf(choice, source, brand),
    ['style', declarationsOf(choice).join(';')],
  ];

  return [
    `<script type="module" async src="${escapeHtml(address)}"${integrity}></script>`,
    elementOf(choice, fallback, attributes),
  ].join('\n');
}

/** Required attributes of a widget that are still empty, as placeholders. */
const sourcePlaceholders: Partial<Record<SnippetChoice['element'], SourceAttributes>> = {
  stock: { company: '…' },
  'price-badge': { ad: '…' },
};

/**
 * The element as a component of React or Vue writes it: with `data-key`, because both keep `key` for themselves; its
 * room and colours are in a style sheet.
 *
 * @param source null where none is named yet, or a wrong one
 */
export function componentOf(
  choice: SnippetChoice,
  source: SourceAttributes | null,
  { brand, fallback }: Pick<SnippetPlace, 'brand' | 'fallback'>,
) {
  return elementOf(choice, fallback, [
    ['data-key', choice.key || keyPlaceholder],
    ...attributesOf(choice, source ?? sourcePlaceholders[choice.element] ?? {}, brand),
  ]);
}
