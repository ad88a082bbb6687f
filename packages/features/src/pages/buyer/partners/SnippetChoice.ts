import { widgetKinds, widgetRows, type WidgetKind } from '@volan/domain-rules';

/** Colours of a partner's page that a widget takes, each as `--volan-{name}`. */
export const hostColors = ['accent', 'on-accent', 'surface', 'text', 'muted', 'border'] as const;

/** One of {@link hostColors}. */
export type HostColor = (typeof hostColors)[number];

/** Schemes of a widget; `auto`: as the device of its visitor. */
export const widgetThemes = ['light', 'dark', 'auto'] as const;

/** Pages of partners that a widget is shown on. */
export const grounds = ['white', 'grey', 'dark'] as const;

/** Widths that a widget is shown in, in pixels. */
export const previewWidths = ['900', '360'] as const;

/** The choices in the builder of snippets; the address of its page has the same. */
export interface SnippetChoice {
  readonly element: WidgetKind;
  readonly theme: (typeof widgetThemes)[number];
  /** HTML tag of a language; empty: that of the page around. */
  readonly lang: string;
  /** Address of a company, a list or an ad on our site, as it was pasted. */
  readonly source: string;
  readonly rows: number;
  readonly layout: 'grid' | 'strip';
  /** As it was pasted; empty: a placeholder is in the snippet. */
  readonly key: string;
  /** Whether the colours below hold, or those of the brand. */
  readonly own: boolean;
  /** As they were typed. */
  readonly colors: Readonly<Record<HostColor, string>>;
  readonly font: 'brand' | 'host';
  /** Whether the script is one exact version, with its hash. */
  readonly pinned: boolean;
  readonly ground: (typeof grounds)[number];
  readonly width: (typeof previewWidths)[number];
}

/** Colours to begin with: black on white, whose contrasts all hold. */
const firstColors: Readonly<Record<HostColor, string>> = {
  accent: '#1a4fd6',
  'on-accent': '#ffffff',
  surface: '#ffffff',
  text: '#111111',
  muted: '#555555',
  border: '#cccccc',
};

/** Longest text of a field, in characters. */
const longest = 500;

/** The choice in the address of the page, or in its form; unknown values are replaced by those of the start. */
export function readChoice(form: URLSearchParams): SnippetChoice {
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, longest);
  const among = <Value extends string>(name: string, values: readonly Value[], first: Value) =>
    values.find((value) => value === text(name)) ?? first;
  const colors = Object.fromEntries(hostColors.map((name) => [name, form.has(name) ? text(name) : firstColors[name]]));

  return {
    element: among('element', widgetKinds, 'ads'),
    theme: among('theme', widgetThemes, 'auto'),
    lang: text('lang'),
    source: text('source'),
    rows: widgetRows(text('rows')),
    layout: among('layout', ['grid', 'strip'], 'grid'),
    key: text('key'),
    own: text('own') === '1',
    colors: colors as Record<HostColor, string>,
    font: among('font', ['host', 'brand'], 'brand'),
    pinned: text('version') === 'pinned',
    ground: among('ground', grounds, 'white'),
    width: among('width', previewWidths, '900'),
  };
}

/** Whether a text is a colour as the builder takes them: `#0f5f3c`, or `#fff`. */
export const isColor = (text: string) => /^#([\da-f]{3}){1,2}$/i.test(text);
