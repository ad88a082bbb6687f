import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import type { IconSource } from '../Icon/Icon.tsx';
import { Tag, type TagTone } from '../Tag/Tag.tsx';
import * as styles from './BankSlip.css.ts';

/** A field of the slip, with what its button copies. */
export interface BankSlipField {
  label: string;
  /** As shown: "11.720,00 RSD". */
  value: string;
  /** Text for the clipboard, if the bank wants it without spaces. @default the value */
  copy?: string;
  /** "Kopiraj račun". */
  copyLabel: string;
}

export interface BankSlipProps extends ElementProps<'section'> {
  /** "Uplatite 11.720 RSD". */
  title: string;
  help: ReactNode;
  status: { text: string; tone: TagTone; icon?: IconSource };
  fields: readonly BankSlipField[];
  /** Announced after a copy: "Kopirano". */
  copiedLabel: string;
  /** How long it holds, what happens without the reference. */
  note?: ReactNode;
  /** The code as an image or an SVG, dark on nothing: the slip gives it a white tile. Its name is below it. */
  qr?: { code: ReactNode; caption: string };
  /** Opens the app of the bank: shown on a phone, before the code that this very phone cannot scan. */
  openApp?: ReactNode;
  /** Print, PDF, another way to pay. */
  actions: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingLevel;
}

/** A payment slip, field by field, and the same as a code that the app of a bank reads. */
export function BankSlip({
  title,
  help,
  status,
  fields,
  copiedLabel,
  note,
  qr,
  openApp,
  actions,
  ...rest
}: BankSlipProps) {
  const { headingLevel = 2, ...attributes } = rest;
  return (
    <section aria-label={title} {...attributes} className={styles.slip}>
      <div className={styles.head}>
        <div>
          <Heading level={headingLevel} size="h2">
            {title}
          </Heading>
          <p className={styles.help}>{help}</p>
        </div>
        <Tag tone={status.tone} icon={status.icon}>
          {status.text}
        </Tag>
      </div>
      <div className={styles.body} data-coded={qr ? '' : undefined}>
        <div>
          <dl>
            {fields.map(({ label, value, copy = value, copyLabel }) => (
              <div key={label} className={styles.field}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
                <dd className={styles.copy}>
                  <CopyButton text={copy} label={copyLabel} copiedLabel={copiedLabel} />
                </dd>
              </div>
            ))}
          </dl>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {openApp && <div className={styles.openApp}>{openApp}</div>}
        {qr && (
          <figure className={styles.code}>
            <div className={styles.tile}>{qr.code}</div>
            <figcaption className={styles.caption}>{qr.caption}</figcaption>
          </figure>
        )}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
