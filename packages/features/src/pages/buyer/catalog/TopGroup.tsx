import type { AdListed } from '@volan/api-contract';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AdList } from './AdList.tsx';
import type { CatalogView } from '../../../blocks/catalogSearch/catalogPlace.ts';

const headingId = 'top-group';

/** The paid ads above a list, said to be paid. They keep their own place below as well. [T28, M07] */
export function TopGroup({ ads, view }: { ads: readonly AdListed[]; view: CatalogView }) {
  const { t } = useMessages();
  if (ads.length === 0) {
    return null;
  }
  return (
    <Stack gap={1.5} as="section" labelledBy={headingId}>
      <div>
        <Heading level={2} size="h3" id={headingId}>
          {t('catalog.top-group')}
        </Heading>
        <Text role="caption" tone="secondary">
          {t('catalog.top-group-why')}
        </Text>
      </div>
      <AdList ads={ads} view={view} headingLevel={3} first />
    </Stack>
  );
}
