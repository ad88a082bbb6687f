import { adQueries, useApi } from '@volan/api-client/react';
import {
  compareListOf,
  toWrittenLanguage,
  type CompareEntry,
  brands,
  isLanguageValue,
  toBrandId,
} from '@volan/domain-rules';
import { valueFormatsOf } from '@volan/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useBrowserStore } from '../../../runtime/browser/browserStore.ts';
import { removeCompared, compareStore, keepNote } from '../../../blocks/compare/compareStore.ts';
import { comparisonOf, type CompareWords } from './comparisonOf.ts';
import { comparisonOfKept } from './comparisonOfKept.ts';
import type { ComparisonProps } from './ComparisonProps.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { ComparisonWaits } from './ComparisonWaits.tsx';
import { NothingToCompare } from './NothingToCompare.tsx';
import { adHref } from '../../../blocks/adCard/adCardData.ts';
import type { CompareTexts } from './CompareTexts.ts';
import type { AskingProps } from '../../../runtime/hydration/withQueries.tsx';
import type { Site } from '../../../runtime/site/Site.ts';

/** Brand and language of a page, from the props of an island: enough to make addresses. */
function siteOfAsking({ brand, language }: AskingProps['asking']): Pick<Site, 'brand' | 'language'> {
  return { brand: brands[toBrandId(brand)], language: isLanguageValue(language) ? language : 'en' };
}

/** Remarks on the ads that are compared: kept here, and carried by a link that is shared. [N07] */
function Notes({ ads, texts }: { ads: readonly CompareEntry[]; texts: CompareTexts }) {
  return (
    <Stack gap={1.5}>
      <Heading level={2} size="h3">
        {texts.notes}
      </Heading>
      <Text role="small" tone="secondary">
        {texts.notesHelp}
      </Text>
      <Grid layout="panels3">
        {ads.map(({ id, title, note }) => (
          <TextInput
            key={id}
            id={`note-${id}`}
            label={title}
            defaultValue={note}
            onInput={(event) => keepNote(id, event.currentTarget.value)}
          />
        ))}
      </Grid>
    </Stack>
  );
}

/** Columns that fill a desktop: with fewer, an empty one offers more ads. */
const fullDesktop = 3;

/**
 * The comparison of this browser in a category. Without the API it shows the stored data of the ads. [B24, C46, N13,
 * T15]
 */
export function OwnComparison(props: ComparisonProps) {
  const { categoryId, texts, tag, asking } = props;
  const { ids, ads: kept } = compareListOf(useBrowserStore(compareStore), categoryId);
  const query = useQuery({
    ...adQueries.byIds(useApi(), ids),
    enabled: ids.length > 0,
    // An ad that is removed leaves the table at once.
    placeholderData: keepPreviousData,
  });
  if (ids.length === 0) {
    return <NothingToCompare {...props} reason="empty" />;
  }
  if (query.isPending) {
    return <ComparisonWaits {...props} />;
  }
  const site = siteOfAsking(asking);
  const messages: CompareWords = {
    texts,
    formats: valueFormatsOf(toWrittenLanguage(tag) ?? 'en'),
    href: (ad) => adHref(site, ad),
  };
  const found = (query.data ?? []).filter(({ id }) => ids.includes(id));
  const comparison = query.data ? comparisonOf(found, messages) : comparisonOfKept(kept, messages, site);

  return (
    <ComparisonView
      {...props}
      comparison={comparison}
      gone={query.data && !query.isPlaceholderData ? ids.length - found.length : 0}
      link={{ ids, notes: Object.fromEntries(kept.map(({ id, note }) => [id, note])) }}
      canAdd={ids.length < fullDesktop}
      onRemove={(id) => removeCompared(Number(id))}
      notice={
        query.isError && (
          <Alert
            tone="critical"
            title={texts.failed}
            actions={
              <Button size="small" onClick={() => void query.refetch()}>
                {texts.retry}
              </Button>
            }
          >
            {texts.failedText}
          </Alert>
        )
      }
    >
      <Notes ads={kept} texts={texts} />
    </ComparisonView>
  );
}
