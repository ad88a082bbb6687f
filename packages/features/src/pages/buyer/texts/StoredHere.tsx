import { Button } from '@volan/ui/Button';
import { Heading } from '@volan/ui/Heading';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { keptInBrowser } from './keptInBrowser.ts';
import { PlainTable } from '../../../blocks/plainTable/PlainTable.tsx';
import * as styles from './pages.css.ts';

/** Every cookie and key that the site keeps in a browser, what it is for and how long it stays. [A22] */
export function StoredHere() {
  const { t } = useMessages();
  return (
    <>
      <p id="cookie-settings">
        <Button href="#cookie-settings" icon="settings">
          {t('pages.cookie-settings')}
        </Button>
      </p>
      <div className={styles.widePart}>
        <Heading level={2} size="h3" id="kept">
          {t('kept.title')}
        </Heading>
        <PlainTable
          caption={t('kept.title')}
          columns={[
            { name: t('kept.name') },
            { name: t('kept.purpose') },
            { name: t('kept.kind') },
            { name: t('kept.stay') },
          ]}
          rows={keptInBrowser.map(({ name, kind, purpose, stay }) => [
            <code key="name" className={styles.code} translate="no">
              {name}
            </code>,
            t(purpose),
            t(`kept.${kind}`),
            t(stay),
          ])}
        />
      </div>
    </>
  );
}
