import { Heading } from '@volan/ui/Heading';
import { SnippetBox } from '@volan/ui/SnippetBox';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { guideNames } from './guideNames.ts';
import * as styles from './partners.css.ts';
import type { SnippetTexts } from './SnippetBuilderProps.ts';

/** Vue needs to know once which elements are custom elements. */
const forVue = (element: string) => `// vite.config.ts
vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('volan-') } } })

${element}`;

/** Sources that a page with a strict policy has to allow. */
const directives = ['script-src', 'connect-src', 'img-src', 'font-src'] as const;

export interface PartnerGuidesProps {
  /** The chosen element as a component writes it. */
  element: string;
  /** Where the widgets come from. */
  origin: string;
  texts: Pick<SnippetTexts, 'guidesTitle' | 'guides' | 'copy' | 'copied'>;
}

/** How a snippet gets onto a page, for each of the usual ways to make one; with the element that is chosen. */
export function PartnerGuides({ element, origin, texts }: PartnerGuidesProps) {
  const codes: Partial<Record<(typeof guideNames)[number], { text: string; language: string }>> = {
    react: { text: element, language: 'JSX' },
    vue: { text: forVue(element), language: 'Vue' },
    policy: { text: directives.map((name) => `${name} ${origin}`).join('; '), language: 'HTTP' },
  };
  return (
    <section aria-labelledby="partner-guides">
      <Stack gap={2}>
        <Heading level={2} id="partner-guides">
          {texts.guidesTitle}
        </Heading>
        <div className={styles.guides}>
          {guideNames.map((name) => {
            const { title, text } = texts.guides[name];
            const code = codes[name];
            return (
              <Stack key={name} gap={1}>
                <Heading level={3}>{title}</Heading>
                <Text measure>{text}</Text>
                {code && (
                  <SnippetBox
                    label={title}
                    code={code.text}
                    language={code.language}
                    copyLabel={texts.copy}
                    copiedLabel={texts.copied}
                  />
                )}
              </Stack>
            );
          })}
        </div>
      </Stack>
    </section>
  );
}
