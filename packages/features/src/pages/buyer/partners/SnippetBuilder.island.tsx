import { Heading } from '@volan/ui/Heading';
import { SnippetBox } from '@volan/ui/SnippetBox';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useEffect, useState } from 'react';
import { PartnerGuides } from './PartnerGuides.tsx';
import * as styles from './partners.css.ts';
import { readChoice } from './SnippetChoice.ts';
import type { SnippetBuilderProps } from './SnippetBuilderProps.ts';
import { SnippetForm } from './SnippetForm.tsx';
import { componentOf, sheetOf, snippetOf } from './snippetOf.ts';
import { SnippetPreview } from './SnippetPreview.tsx';
import { readSource } from './widgetSource.ts';

/** The content of a form as the query of an address. */
function formText(form: HTMLFormElement) {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string');
  return new URLSearchParams(fields);
}

/** The script of the widgets, once on the page. */
function useWidgets(script: string | null) {
  useEffect(() => {
    if (script === null || document.querySelector(`script[src="${script}"]`)) return;

    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: script }));
  }, [script]);
}

/** Chooses a widget, shows it and gives its code. Without scripts the form asks the server for the same page. [M65] */
export function SnippetBuilderIsland(props: SnippetBuilderProps) {
  const { action, choice: first, place, patterns, languages, tag, script, texts } = props;
  const [now, setNow] = useState(first);
  useWidgets(script);
  const read = readSource(now.element, now.source, patterns);
  const problem = typeof read === 'string' ? read : null;
  const source = typeof read === 'string' ? null : read;
  const fallback = { href: place.origin + (source?.path ?? place.home), words: texts.fallback[now.element] };
  const brand = place.brand;
  const element = componentOf(now, source?.attributes ?? null, { brand, fallback });

  return (
    <Stack gap={5}>
      <form
        className={styles.builder}
        action={action}
        method="get"
        onInput={(event) => setNow(readChoice(formText(event.currentTarget)))}
        onSubmit={(event) => event.preventDefault()}
      >
        <SnippetForm
          now={now}
          first={first}
          languages={languages}
          tag={tag}
          problem={problem}
          texts={texts}
          version={place.pin?.version ?? null}
        />
        <div className={styles.result}>
          <SnippetPreview now={now} first={first} brand={brand} fallback={fallback} source={source} texts={texts} />
          <Stack gap={1}>
            <Heading level={2}>{texts.code}</Heading>
            {source ? (
              <>
                <SnippetBox
                  label={texts.code}
                  code={snippetOf(now, source.attributes, { ...place, fallback })}
                  language="HTML"
                  copyLabel={texts.copy}
                  copiedLabel={texts.copied}
                />
                <Text role="small" tone="secondary">
                  {texts.sheet}
                </Text>
                <SnippetBox
                  label={texts.sheet}
                  code={sheetOf(now)}
                  language="CSS"
                  copyLabel={texts.copy}
                  copiedLabel={texts.copied}
                />
              </>
            ) : (
              <Text tone="secondary">{texts.sourceMissing}</Text>
            )}
            <Text role="small" tone="secondary">
              {texts.note}
            </Text>
          </Stack>
        </div>
      </form>
      <PartnerGuides element={element} origin={place.origin} texts={texts} />
    </Stack>
  );
}
