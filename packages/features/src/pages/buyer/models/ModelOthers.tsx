import type { ModelInformation } from '@volan/api-contract';
import { Chip } from '@volan/ui/Chip';
import { Row } from '@volan/ui/Row';
import { SectionHead } from '@volan/ui/SectionHead';
import { Stack } from '@volan/ui/Stack';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { modelHref, modelsHref } from '../../../blocks/catalogSearch/modelLinks.ts';

/** Other models of the make, those with most ads first. [B28] */
export function ModelOthers({ information: { brand, others } }: { information: ModelInformation }) {
  const site = useSite();
  const { t, number } = useMessages();
  if (others.length === 0) {
    return null;
  }

  return (
    <Stack as="section" gap={2} labelledBy="others">
      <SectionHead
        id="others"
        title={t('model.others', { make: brand.title })}
        all={{ label: t('models.all-makes'), href: modelsHref(site) }}
      />
      <Row as="ul" gap={1} wrap>
        {others.map(({ slug, title, count }) => (
          <li key={slug}>
            <Chip href={modelHref(site, brand.slug ?? '', slug)} count={number(count)}>
              {title}
            </Chip>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
