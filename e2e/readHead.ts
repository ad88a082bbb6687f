/** The head of a page for search engines and shared links. */
export interface Head {
  titles: string[];
  description: string;
  robots: string;
  canonical: string[];
  /** Whole addresses of the pages before and after this one, if any. */
  beside: { prev?: string; next?: string };
  /** Whole address by language tag. */
  alternates: Record<string, string>;
  image: string;
  /** Every block of facts, as JSON. */
  facts: Record<string, unknown>[];
}

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const all = (html: string, expression: RegExp) => [...html.matchAll(expression)].map(([, found = '']) => plain(found));

/** Reads the head of a page as a search engine does. Throws where a block of facts is no JSON. */
export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = (name: string) => all(head, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
  const beside = (rel: 'prev' | 'next') => all(head, new RegExp(`<link rel="${rel}" href="([^"]*)"`, 'g'))[0];
  const [prev, next] = [beside('prev'), beside('next')];
  const links = [...head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)];

  return {
    titles: all(head, /<title>([^<]*)<\/title>/g),
    description: meta('description').join('\n'),
    robots: meta('robots').join('\n'),
    canonical: all(head, /<link rel="canonical" href="([^"]*)"/g),
    beside: { ...(prev && { prev }), ...(next && { next }) },
    alternates: Object.fromEntries(links.map(([, tag = '', href = '']) => [tag, plain(href)])),
    image: meta('og:image').join('\n'),
    facts: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, block = '']) => JSON.parse(block) as Record<string, unknown>,
    ),
  };
}
