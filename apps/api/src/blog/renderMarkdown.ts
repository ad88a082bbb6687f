import { ownPath, pictureSet, pictureUrl } from '@volan/domain-rules';
import MarkdownIt from 'markdown-it';

/** A picture that Markdown names. */
export interface NamedPicture {
  /** Null: the picture is not one of ours. */
  readonly id: number | null;
  /** Alternative text. */
  readonly alt: string;
}

/** Size of a picture in pixels. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
}

/** Widths in which a picture of an article is offered; the column of text is at most 68 letters wide. */
const widths = [480, 640, 960, 1280];

const ownPicture = /^\/img\/([1-9]\d{0,14})$/;

/** Addresses that a link may have besides our own pages: other sites, mail, and anchors of the same page. */
const allowedLink = /^(?:https?:\/\/|mailto:|#)/i;

/** Whether an address leads to one of our pages. Markdown has already encoded a backslash as `%5C`. */
const isOwnLink = (address: string) => ownPath(address.replaceAll(/%5c/gi, '\\')) !== null;

const headings = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' } as const;

const headingOf = (tag: string) => (Object.hasOwn(headings, tag) ? headings[tag as keyof typeof headings] : tag);

const idOf = (address: string) => {
  const [, id] = ownPicture.exec(address) ?? [];
  return id === undefined ? null : Number(id);
};

/** Input of {@link renderMarkdown} beside the text: the pictures that may be shown. */
const shapesIn = (given: Readonly<Record<string, unknown>> | undefined) =>
  given?.['shapes'] instanceof Map ? (given['shapes'] as ReadonlyMap<number, PictureShape>) : undefined;

/**
 * Markdown without HTML of its own: text that looks like a tag is shown as text. Nesting is limited, so that no text
 * takes long.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: 20 });

markdown.validateLink = (address) => allowedLink.test(address.trim()) || isOwnLink(address.trim());

markdown.core.ruler.push('headings', ({ tokens }) => {
  // only the title of the article is a heading of level one
  for (const token of tokens) if (token.type.startsWith('heading_')) token.tag = headingOf(token.tag);
});

markdown.renderer.rules['link_open'] = (tokens, index, options, _env, renderer) => {
  const token = tokens[index];
  if (token && /^https?:/i.test(String(token.attrGet('href')))) token.attrSet('rel', 'nofollow noopener noreferrer');
  return renderer.renderToken(tokens, index, options);
};

markdown.renderer.rules['image'] = (tokens, index, options, env, renderer) => {
  const token = tokens[index];
  const id = idOf(String(token?.attrGet('src') ?? ''));
  const shape = id === null ? undefined : shapesIn(env)?.get(id);
  const words = markdown.utils.escapeHtml(renderer.renderInlineAsText(token?.children ?? [], options, env));
  // a picture that is not ours, or no longer exists, is replaced by its alternative text
  if (id === null || !shape) return words;

  return [
    `<img src="${pictureUrl(id, { w: 960 })}" srcset="${pictureSet(id, widths)}"`,
    `sizes="(max-width: 760px) 100vw, 720px" width="${shape.width}" height="${shape.height}"`,
    `alt="${words}" loading="lazy" decoding="async">`,
  ].join(' ');
};

/** The pictures that Markdown contains, in their order. */
export function picturesIn(text: string): NamedPicture[] {
  const pictures: NamedPicture[] = [];
  for (const { children } of markdown.parse(text, {})) {
    for (const token of children ?? []) {
      if (token.type !== 'image') continue;

      pictures.push({ id: idOf(String(token.attrGet('src') ?? '')), alt: token.content.trim() });
    }
  }
  return pictures;
}

/** Ids of our own pictures that Markdown contains. */
export const pictureIdsIn = (text: string): number[] => picturesIn(text).flatMap(({ id }) => (id === null ? [] : [id]));

/**
 * Markdown as safe HTML: no scripts, no frames, no styles; links lead to pages of ours, to other sites or to mail;
 * pictures are our own. The page of an article and its preview both use this renderer.
 *
 * @param shapes the pictures that may be shown, by id
 */
export const renderMarkdown = (text: string, shapes: ReadonlyMap<number, PictureShape>): string =>
  markdown.render(text, { shapes });
