import { Alert } from '@volan/ui/Alert';
import { Grid } from '@volan/ui/Grid';
import { SectionHead } from '@volan/ui/SectionHead';
import { Stack } from '@volan/ui/Stack';
import { CachedAdCard } from '../../../blocks/adCard/CachedAdCard.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { modelListHref } from '../../../blocks/catalogSearch/modelLinks.ts';
import type { Model } from './useModel.ts';

/** The newest ads of a model, with the way to all of them. Says so where they could not be read. [B28, T15] */
export function ModelNewest({ model: { information, ads } }: { model: Model }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { count } = information;
  if (count === 0) {
    return null;
  }

  return (
    <Stack as="section" gap={2} labelledBy="newest">
      <SectionHead
        id="newest"
        title={t('model.newest')}
        all={{ label: t('model.all', { count }), href: modelListHref(site, information) }}
      />
      {ads === null ? (
        <Alert tone="caution" title={t('catalog.failed')}>
          {t('models.failed-text')}
        </Alert>
      ) : (
        <Grid layout="ads3" as="ul">
          {ads.map((ad) => (
            <CachedAdCard key={ad.id} as="li" ad={ad} layout="grid" />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
