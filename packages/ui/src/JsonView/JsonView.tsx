'use client';
import { useState } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { checkIcon, copyIcon } from '../icons/index.ts';
import * as styles from './JsonView.css.ts';
import { JsonNode, type Json, type JsonNodeLabels } from './JsonNode.tsx';

export interface JsonViewLabels extends JsonNodeLabels {
  copy: string;
  /** Announced: "Kopirano". */
  copied: string;
  /** The browser did not allow it: "Kopiranje nije uspelo. Označite tekst." */
  copyFailed: string;
}

export interface JsonViewProps extends ElementProps<'section'> {
  /** What it is: "Odgovor banke". */
  label: string;
  data: Json;
  labels: JsonViewLabels;
  /** Levels that are open at first. @default 1 */
  openLevels?: number;
}

/** Raw data of a partner or of the record, folded by parts. */
export function JsonView({ label, data, labels, openLevels = 1, ...rest }: JsonViewProps) {
  const [news, setNews] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify(data, null, 2)).then(
      () => setNews(labels.copied),
      () => setNews(labels.copyFailed),
    );
  return (
    <section aria-label={label} {...rest} className={styles.view}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.news} role="status">
          {news}
        </span>
        <button className={styles.copy} type="button" onClick={() => void copy()}>
          <Icon name={news === labels.copied ? checkIcon : copyIcon} size={16} />
          {labels.copy}
          <VisuallyHidden> {label}</VisuallyHidden>
        </button>
      </div>
      <div className={styles.body}>
        <JsonNode value={data} level={0} openLevels={openLevels} labels={labels} last />
      </div>
    </section>
  );
}
