import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useMessages } from '../runtime/site/useMessages.ts';

/**
 * The apps of the brand in the stores, with the stores' own names; only those whose address is set. The offer of the
 * app takes its address from here. [A21, M50]
 */
export function AppBadges() {
  const { android, iphone } = useSite().contact?.apps ?? {};
  const { t } = useMessages();
  return android || iphone ? (
    <nav aria-label={t('home.apps')}>
      <Row gap={1} wrap>
        {android && (
          <Button size="small" icon="play" href={android} data-app-store="android">
            Google Play
          </Button>
        )}
        {iphone && (
          <Button size="small" icon="apple" href={iphone} data-app-store="iphone">
            App Store
          </Button>
        )}
      </Row>
    </nav>
  ) : null;
}
