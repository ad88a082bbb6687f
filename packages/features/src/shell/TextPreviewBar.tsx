import { textPreviewPath } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useMessages } from '../runtime/site/useMessages.ts';

/**
 * Says on every page that it shows texts which are not published, with the way out; nothing for everybody else. [J63]
 */
export function TextPreviewBar() {
  const { drafts } = useSite();
  const { t } = useMessages();
  if (!drafts) return null;

  return (
    <Alert
      tone="caution"
      actions={
        <Button size="small" href={textPreviewPath}>
          {t('preview.end')}
        </Button>
      }
    >
      {t('preview.on')}
    </Alert>
  );
}
