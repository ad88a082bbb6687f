import { Heading } from '@volan/ui/Heading';
import { SnippetBox } from '@volan/ui/SnippetBox';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './partners.css.ts';

const element = '<volan-stock data-key="pk_…" company="…" rows="2"></volan-stock>';

/** Vue is told once which elements are none of its own. */
const forVue = `// vite.config.ts
vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('volan-') } } })

${element}`;

/** Sources that a page with a strict policy has to allow. */
const directives = ['script-src', 'connect-src', 'img-src', 'font-src'] as const;

/** How a snippet gets onto a page, for each of the usual ways to make one. */
export function PartnerGuides() {
  const { t } = useMessages();
  const origin = originOf(useSite());
  const policy = directives.map((name) => `${name} ${origin}`).join('; ');
  const guides: { id: string; title: string; text: string; code?: { text: string; language: string } }[] = [
    { id: 'html', title: t('partners.html'), text: t('partners.html-text') },
    { id: 'wordpress', title: t('partners.wordpress'), text: t('partners.wordpress-text') },
    {
      id: 'react',
      title: t('partners.react'),
      text: t('partners.react-text'),
      code: { text: element, language: 'JSX' },
    },
    { id: 'vue', title: t('partners.vue'), text: t('partners.vue-text'), code: { text: forVue, language: 'Vue' } },
    {
      id: 'policy',
      title: t('partners.policy'),
      text: t('partners.policy-text'),
      code: { text: policy, language: 'HTTP' },
    },
  ];
  return (
    <section aria-labelledby="partner-guides">
      <Stack gap={2}>
        <Heading level={2} id="partner-guides">
          {t('partners.guides')}
        </Heading>
        <div className={styles.guides}>
          {guides.map(({ id, title, text, code }) => (
            <Stack key={id} gap={1}>
              <Heading level={3}>{title}</Heading>
              <Text measure>{text}</Text>
              {code && (
                <SnippetBox
                  label={title}
                  code={code.text}
                  language={code.language}
                  copyLabel={t('partners.copy')}
                  copiedLabel={t('partners.copied')}
                />
              )}
            </Stack>
          ))}
        </div>
      </Stack>
    </section>
  );
}
