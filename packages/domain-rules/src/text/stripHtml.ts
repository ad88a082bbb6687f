const unseen = /<(script|style|template|noscript)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;
const tag = /<\/?[a-z!?][^>]*(>|$)/gi;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', amp: '&' };

/**
 * The readable text of HTML: no tags, no bodies of scripts and styles, entities resolved. The result is text and must
 * be escaped as text. [G08]
 */
export function stripHtml(html: string) {
  return html
    .replace(unseen, '')
    .replace(/<(br|\/p|\/div|\/li|\/h[1-6])\b[^>]*>/gi, '\n')
    .replace(tag, '')
    .replace(/&(lt|gt|quot|apos|nbsp|amp|#39);/g, (entity, name: string) =>
      name === '#39' ? "'" : (entities[name] ?? entity),
    )
    .trim();
}
