import { metaText, type TextPage as TextPageId } from '@volan/domain-rules';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import type { NamedText } from '@volan/api-contract';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { PriceTables } from './PriceTables.tsx';
import { firstWords, readText } from './readText.ts';
import { StoredHere } from './StoredHere.tsx';
import { TextBlocks } from './TextBlocks.tsx';
import * as styles from './pages.css.ts';

/** Fewest parts that are worth a list of them. */
const fewestParts = 3;

/** A part of a page: where it begins, and its heading. */
interface PagePart {
  readonly id: string;
  readonly words: string;
}

/** The parts of a page, each a way to its place. */
function Contents({ parts }: { parts: readonly PagePart[] }) {
  const { t } = useMessages();
  return parts.length < fewestParts ? null : (
    <nav className={styles.contents} aria-labelledby="contents">
      <p className={styles.contentsTitle} id="contents">
        {t('pages.contents')}
      </p>
      <ul className={styles.contentsList}>
        {parts.map(({ id, words }) => (
          <li key={id}>
            <a className={styles.contentsLink} href={`#${id}`}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface TextPageProps {
  page: TextPageId;
  text: NamedText;
}

/** The parts that are below the text of a page. */
function partsBelow(page: TextPageId, t: Messages['t']): PagePart[] {
  if (page === 'prices') {
    return [
      { id: 'boost', words: t('prices.promotion') },
      { id: 'images', words: t('prices.images') },
      { id: 'plan', words: t('prices.plans') },
      { id: 'credits', words: t('prices.of-credits') },
    ];
  }
  return page === 'cookies' ? [{ id: 'kept', words: t('kept.title') }] : [];
}

/** A page that is one longer text: terms, privacy, help and their like. [A22, J59, J60] */
export function TextPage({ page, text }: TextPageProps) {
  const site = useSite();
  const { t, date } = useMessages();
  const blocks = readText(text.text);
  const canonical = pagePath(site, page, {});
  const origin = originOf(site);
  const trail = [
    { label: t('shell.home'), address: origin + homeHref(site) },
    { label: text.title, address: origin + canonical },
  ];

  return (
    <SitePage>
      <PageHead
        title={text.title}
        description={metaText(firstWords(blocks))}
        canonical={canonical}
        origin={origin}
        facts={[breadcrumbFacts(trail)]}
      />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[{ label: t('shell.home'), href: homeHref(site) }, { label: text.title }]}
      />
      <div className={styles.head}>
        <Stack gap={1}>
          <Heading level={1}>{text.title}</Heading>
          <Text role="small" tone="secondary">
            {t('pages.changed', { date: date(`${text.changed_on}T12:00:00Z`) })}
          </Text>
        </Stack>
      </div>
      <div className={styles.columns}>
        <Contents parts={[...blocks.filter((block) => block.kind === 'heading'), ...partsBelow(page, t)]} />
        <article className={styles.prose}>
          {page === 'contact' && <ContactFacts />}
          <TextBlocks blocks={blocks} />
          {page === 'prices' && <PriceTables />}
          {page === 'cookies' && <StoredHere />}
        </article>
      </div>
    </SitePage>
  );
}
