import { readProps } from '../islands/propsText.ts';
import type { ShortSearchProps } from '../home/ShortSearchProps.ts';

/** The short search in a document, as it travels with the page. */
const inDocument = (page: ParentNode) =>
  page.querySelector<HTMLElement>('x-island[data-name=shortSearch]')?.dataset['props'];

async function askHome(home: string) {
  const reply = await fetch(home);
  if (!reply.ok) {
    throw new Error(`The home page answered ${reply.status}.`);
  }
  return inDocument(new DOMParser().parseFromString(await reply.text(), 'text/html'));
}

/**
 * Reads the short search out of the home page: this one, or the one at `home`, which servers keep ready for everybody.
 * So its questions, words and addresses are made in one place. Throws where it cannot be read.
 */
export async function readShortSearch(home: string): Promise<ShortSearchProps> {
  const props = inDocument(document) ?? (await askHome(home));
  if (props === undefined) {
    throw new Error('The home page holds no short search.');
  }
  return readProps(props) as ShortSearchProps;
}
