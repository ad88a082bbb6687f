import { readProps } from '../runtime/hydration/propsText.ts';
import type { ShortSearchProps } from '../blocks/shortSearch/ShortSearchProps.ts';

const inElement = () => document.querySelector<HTMLElement>('x-island[data-name=shortSearch]')?.dataset['props'];

const signs: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** As React writes it. A parsed document would fetch nothing, but its styles offend the policy of this page. */
const inText = (html: string) =>
  /<x-island data-name="shortSearch"[^>]* data-props="([^"]*)"/
    .exec(html)?.[1]
    ?.replace(/&(?:quot|amp|lt|gt|#x27);/g, (sign) => signs[sign] ?? sign);

async function askHome(home: string) {
  const reply = await fetch(home);
  if (!reply.ok) {
    throw new Error(`The home page answered ${reply.status}.`);
  }
  return inText(await reply.text());
}

/**
 * Reads the short search out of the home page: this one, or the one at `home`, which servers keep ready for everybody.
 * So its questions, words and addresses are made in one place. Throws where it cannot be read.
 */
export async function readShortSearch(home: string): Promise<ShortSearchProps> {
  const props = inElement() ?? (await askHome(home));
  if (props === undefined) {
    throw new Error('The home page holds no short search.');
  }
  return readProps(props) as ShortSearchProps;
}
