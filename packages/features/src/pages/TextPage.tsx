import { metaText, type TextPage as TextPageId } from '@volan/domain-rules';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import type { NamedText } from '@volan/api-contract';
import { breadcrumbFacts } from '../head/breadcrumbFacts.ts';
import { PageHead } from '../head/PageHead.tsx';
import { SitePage } from '../shell/SitePage.tsx';
import { homeHref } from '../shell/shellLinks.ts';
import { pagePath } from '../site/pagePath.ts';
import { originOf } from '../site/siteAddress.ts';
import { useSite } from '../site/SiteProvider.tsx';
import { useWords } from '../site/useWords.ts';
import { Contents } from './Contents.tsx';
import { PriceTables } from './PriceTables.tsx';
import { firstWords, readText } from './readText.ts';
import { StoredHere } from './StoredHere.tsx';
import { TextBlocks } from './TextBlocks.tsx';
import * as styles from './pages.css.ts';

export interface TextPageProps {
  page: TextPageId;
  text: NamedText;
}

/** A page that is one longer text: terms, privacy, help and their like. [A22, J59, J60] */
export function TextPage({ page, text }: TextPageProps) {
  const site = useSite();
  const { t, date } = useWords();
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
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{text.title}</Heading>
          <Text role="small" tone="secondary">
            {t('pages.changed', { date: date(`${text.changed_on}T12:00:00Z`) })}
          </Text>
        </Stack>
        <div className={styles.columns}>
          <Contents blocks={blocks} />
          <article className={styles.prose}>
            <TextBlocks blocks={blocks} />
            {page === 'prices' && <PriceTables />}
            {page === 'cookies' && <StoredHere />}
          </article>
        </div>
      </Stack>
    </SitePage>
  );
}
