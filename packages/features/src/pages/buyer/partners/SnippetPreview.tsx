import { SegmentedControl } from '@volan/ui/SegmentedControl';
import { Heading } from '@volan/ui/Heading';
import { Text } from '@volan/ui/Text';
import { createElement, useCallback, useState } from 'react';
import * as styles from './partners.css.ts';
import { grounds, previewWidths, type SnippetChoice } from './SnippetChoice.ts';
import type { SnippetTexts } from './SnippetBuilderProps.ts';
import { attributesOf, heightOf, ownProperties, type SnippetPlace } from './snippetOf.ts';
import type { ReadSource } from './widgetSource.ts';

export interface SnippetPreviewProps {
  now: SnippetChoice;
  first: SnippetChoice;
  brand: string;
  fallback: SnippetPlace['fallback'];
  /** Null: there is nothing to show yet. */
  source: ReadSource | null;
  texts: SnippetTexts;
}

/**
 * The element itself: our own pages need no key. Colours are set by script, since the policy of the page knows no
 * styles in attributes.
 */
function LiveWidget({
  now,
  brand,
  fallback,
  source,
}: Pick<SnippetPreviewProps, 'now' | 'brand' | 'fallback'> & { source: ReadSource }) {
  const properties = ownProperties(now).flat().join(' ');
  const paint = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;

      element.removeAttribute('style');
      const parts = properties.split(' ');
      for (let index = 0; index + 1 < parts.length; index += 2) {
        element.style.setProperty(parts[index] ?? '', parts[index + 1] ?? '');
      }
    },
    [properties],
  );
  return createElement(
    `volan-${now.element}`,
    { ref: paint, ...Object.fromEntries(attributesOf(now, source.attributes, brand)) },
    <a href={fallback.href}>{fallback.words}</a>,
  );
}

/** Reasons that the address which was pasted is to blame for. */
const ofSource = new Set(['not-found', 'gone', 'broken-query']);

/** Whether the widget says that its source does not exist, and where that is heard. */
function useMissingSource(source: ReadSource | null) {
  const asked = source === null ? null : JSON.stringify(source.attributes);
  const [missing, setMissing] = useState<string | null>(null);
  const hear = useCallback(
    (room: HTMLElement | null) => {
      const listening = new AbortController();
      // the events are those of the package of the widgets
      room?.addEventListener(
        'volan:error',
        (event) => {
          const { reason } = (event as CustomEvent<{ reason: string }>).detail;
          if (ofSource.has(reason)) setMissing(asked);
        },
        { signal: listening.signal },
      );
      return () => listening.abort();
    },
    [asked],
  );

  return { isMissing: asked !== null && missing === asked, hear };
}

/** The widget on pages of other colours and widths. */
export function SnippetPreview({ now, first, brand, fallback, source, texts }: SnippetPreviewProps) {
  const { isMissing, hear } = useMissingSource(source);
  return (
    <section aria-labelledby="partner-preview">
      <div className={styles.tools}>
        <div className={styles.toolsTitle}>
          <Heading level={2} id="partner-preview">
            {texts.preview}
          </Heading>
        </div>
        <SegmentedControl
          label={texts.width}
          name="width"
          defaultValue={first.width}
          options={previewWidths.map((value) => ({ value, label: `${value} px` }))}
        />
        <SegmentedControl
          label={texts.ground}
          name="ground"
          defaultValue={first.ground}
          options={grounds.map((value) => ({ value, label: texts.grounds[value] }))}
        />
      </div>
      <div
        className={styles.ground[now.ground]}
        data-brand={brand}
        data-theme={now.ground === 'dark' ? 'dark' : 'light'}
      >
        <div className={`${styles.room[now.width]} ${source ? (styles.free[heightOf(now)] ?? '') : ''}`} ref={hear}>
          {source ? (
            <LiveWidget now={now} brand={brand} fallback={fallback} source={source} />
          ) : (
            <Text tone="secondary">{texts.sourceMissing}</Text>
          )}
        </div>
      </div>
      <div role="status">{isMissing && <Text tone="critical">{texts.sourceGone}</Text>}</div>
    </section>
  );
}
