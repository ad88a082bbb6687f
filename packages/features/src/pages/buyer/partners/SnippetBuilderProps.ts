import type { WidgetKind } from '@volan/domain-rules';
import type { guideNames } from './guideNames.ts';
import type { grounds, HostColor, SnippetChoice, widgetThemes } from './SnippetChoice.ts';
import type { SnippetPlace } from './snippetOf.ts';
import type { SourcePattern } from './widgetSource.ts';

/** Words of the builder, ready to read. */
export interface SnippetTexts {
  element: string;
  elements: Record<WidgetKind, { title: string; about: string }>;
  theme: string;
  themes: Record<(typeof widgetThemes)[number], string>;
  language: string;
  pageLanguage: string;
  source: Record<WidgetKind, { label: string; hint: string }>;
  sourceWrong: string;
  sourceGone: string;
  sourceMissing: string;
  rows: string;
  layout: string;
  layouts: Record<SnippetChoice['layout'], string>;
  key: string;
  keyHint: string;
  own: string;
  colors: Record<HostColor, string>;
  colorWrong: string;
  contrast: string;
  enough: string;
  tooLittle: string;
  font: string;
  version: string;
  newest: string;
  pinned: string;
  update: string;
  preview: string;
  width: string;
  ground: string;
  grounds: Record<(typeof grounds)[number], string>;
  code: string;
  copy: string;
  copied: string;
  /** Over the rules for a style sheet. */
  sheet: string;
  note: string;
  guidesTitle: string;
  guides: Record<(typeof guideNames)[number], { title: string; text: string }>;
  fallback: Record<WidgetKind, string>;
}

/** The builder of snippets as plain data: it travels to the browser with the page. */
export interface SnippetBuilderProps {
  /** Address of the page, which takes the form. */
  action: string;
  /** The choice at the start. */
  choice: SnippetChoice;
  place: Omit<SnippetPlace, 'fallback'> & { home: string };
  patterns: SourcePattern[];
  languages: { tag: string; name: string }[];
  /** Language of the page, for its numbers. */
  tag: string;
  /** Script of the widgets, for the preview; null: the preview shows the link alone. */
  script: string | null;
  texts: SnippetTexts;
}
