import { Alert } from '@volan/ui/Alert';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { loadLate } from '../runtime/overlays/lateStyles.ts';
import type { ShortSearchProps } from '../blocks/shortSearch/ShortSearchProps.ts';
import { form } from './FastSearch.css.ts';
import { readProps } from '../runtime/hydration/propsText.ts';

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
async function readShortSearch(home: string): Promise<ShortSearchProps> {
  const props = inElement() ?? (await askHome(home));
  if (props === undefined) {
    throw new Error('The home page holds no short search.');
  }
  return readProps(props) as ShortSearchProps;
}

export interface FastSearchProps {
  /** The home page in this language and country: it holds the questions and their words. */
  home: string;
  /** "Find a vehicle". */
  title: string;
  /** The filters could not be read. */
  failed: string;
}

interface Form {
  Part: ComponentType<ShortSearchProps>;
  props: ShortSearchProps;
}

async function loadForm({ home, title }: FastSearchProps): Promise<Form> {
  const [{ ShortSearchIsland }, props] = await Promise.all([
    loadLate(() => import('../blocks/shortSearch/ShortSearch.island.tsx')),
    readShortSearch(home),
  ]);
  const { lead: _lead, ...texts } = props.texts;
  return { Part: ShortSearchIsland, props: { ...props, id: 'fast-search', compact: true, texts: { ...texts, title } } };
}

/** Events that mean that the menu will be open soon, or is. */
const signsOfIntent = ['pointerover', 'focusin', 'toggle'] as const;

/**
 * The short filters of the home page, in the menu of the fast search. They are read when the menu is about to open for
 * the first time: a form with all makes would weigh more than all menus together. Without scripts the menu leads to the
 * detailed search. [C11]
 */
export function FastSearchIsland(props: FastSearchProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState<Form | 'failed' | null>(null);

  useEffect(() => {
    const menu = place.current?.closest('details');
    const want = () => setWanted(true);
    if (menu?.open !== false) want();
    for (const sign of signsOfIntent) menu?.addEventListener(sign, want);

    return () => {
      for (const sign of signsOfIntent) menu?.removeEventListener(sign, want);
    };
  }, []);

  const { home, title, failed } = props;

  useEffect(() => {
    if (wanted) {
      loadForm({ home, title, failed }).then(setShown, () => setShown('failed'));
    }
  }, [wanted, home, title, failed]);

  return (
    <div ref={place} className={form} aria-busy={wanted && shown === null}>
      {shown === 'failed' ? <Alert tone="caution">{failed}</Alert> : shown && <shown.Part {...shown.props} />}
    </div>
  );
}
