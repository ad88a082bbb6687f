import type { ModelsOfBrand } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { modelHref, modelsHref } from '../../../blocks/catalogSearch/modelLinks.ts';

/** A make with some of its models and the number of ads of each. */
export function ModelsOfMake({ make: { slug: brandSlug, title, count, total, models } }: { make: ModelsOfBrand }) {
  const site = useSite();
  const { t, number } = useMessages();
  return (
    <Card gap={1}>
      <Row justify="between" align="baseline">
        <Heading level={3} size="title">
          {title}
        </Heading>
        <Text as="span" role="caption" tone="tertiary">
          {t('ads-count', { count })}
        </Text>
      </Row>
      <Stack as="ul" gap={0.5}>
        {models.map((model) => (
          <li key={model.slug}>
            <Row justify="between" align="baseline">
              <Link href={modelHref(site, brandSlug, model.slug)} size="small" standalone>
                {model.title}
              </Link>
              <Text as="span" role="caption" tone="tertiary">
                {number(model.count)}
                <VisuallyHidden> {t('model.ads-column').toLowerCase()}</VisuallyHidden>
              </Text>
            </Row>
          </li>
        ))}
      </Stack>
      {total > models.length && (
        <Link href={modelsHref(site, title)} size="small" standalone quiet>
          {t('models.of-make', { make: title, count: total })}
        </Link>
      )}
    </Card>
  );
}
