import type { CarService } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { pagePath } from '../../runtime/site/pagePath.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';

export interface CallServiceProps {
  service: Pick<CarService, 'slug' | 'name' | 'has_phone'>;
  /** One primary of a list. @default false */
  isFirst?: boolean;
}

/**
 * Leads to the page with the phone of a service; the list itself does not contain it. Nothing without a phone. [M53]
 */
export function CallService({ service: { slug, name, has_phone: hasPhone }, isFirst = false }: CallServiceProps) {
  const site = useSite();
  const { t } = useMessages();
  if (!hasPhone) return null;

  return (
    <form method="post" action={pagePath(site, 'companyPhone', { companySlug: slug })}>
      <Button
        type="submit"
        size="small"
        icon="phone"
        variant={isFirst ? 'primary' : 'secondary'}
        aria-label={`${t('services.call')}: ${name}`}
      >
        {t('services.call')}
      </Button>
    </form>
  );
}
