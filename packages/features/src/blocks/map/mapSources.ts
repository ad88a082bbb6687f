/** Who made the data of a map, as its style says it. */
export interface MapSource {
  readonly text: string;
  /** Page about it; absent: none is named. */
  readonly href?: string;
}

/**
 * Reads the attributions of a style, which are HTML, as texts and links to web pages. Nothing else of the HTML is used,
 * because others wrote it.
 */
export function mapSources(attributions: readonly string[]): MapSource[] {
  const sources = [...new Set(attributions)].flatMap((html) =>
    [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap((node): MapSource[] => {
      const text = node.textContent?.trim() ?? '';
      const href = node instanceof HTMLAnchorElement && /^https?:$/.test(node.protocol) ? node.href : undefined;

      return text === '' ? [] : [{ text, ...(href !== undefined && { href }) }];
    }),
  );

  return sources;
}
