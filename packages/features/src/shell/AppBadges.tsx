import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useMessages } from '../runtime/site/useMessages.ts';

/** The apps of the brand in the stores, with the stores' own names; nothing without apps. [A21, M50] */
export function AppBadges() {
  const { apps } = useSite().brand;
  const { t } = useMessages();
  return apps ? (
    <nav aria-label={t('home.apps')}>
      <Row gap={1} wrap>
        <Button size="small" icon="play" href={apps.android}>
          Google Play
        </Button>
        <Button size="small" icon="apple" href={apps.ios}>
          App Store
        </Button>
      </Row>
    </nav>
  ) : null;
}
