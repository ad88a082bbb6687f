import { scriptPath, scripts } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useMessages } from '../runtime/site/useMessages.ts';

/**
 * Latin or Cyrillic, on pages in Serbian: a form that works without scripts. The web server keeps the choice in a
 * cookie and leads back to this page.
 */
export function ScriptChoice() {
  const { language, pathname, search } = useSite();
  const { t, tag } = useMessages();
  if (language !== 'rs') {
    return null;
  }

  return (
    <form method="post" action={scriptPath} aria-label={t('script.label')}>
      <input type="hidden" name="back" value={pathname + search} />
      <Row gap={1} wrap>
        {scripts.map((script) => (
          <Button
            key={script.value}
            type="submit"
            size="small"
            variant="ghost"
            name="script"
            value={script.value}
            pressed={script.tag === tag}
          >
            <span lang={script.tag}>{script.name}</span>
          </Button>
        ))}
      </Row>
    </form>
  );
}
