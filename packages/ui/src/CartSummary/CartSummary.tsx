import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { TierLabel, type Tier } from '../TierLabel/TierLabel.tsx';
import { coinsIcon } from '../icons/index.ts';
import * as styles from './CartSummary.css.ts';

/** A sum on the way to the total. */
export interface CartSum {
  label: string;
  amount: string;
  /** The user saves it: "−80 RSD". */
  saving?: boolean;
}

/** A paid item, read only: for the page where it is paid. */
export interface OrderLine {
  title: string;
  detail: string;
  price: string;
  tier?: { kind: Tier; label: string };
}

export interface CartSummaryProps extends ElementProps<'section'> {
  title: string;
  /** Link back to what is summed up: "Izmeni". */
  edit?: { label: string; href: string };
  lines?: readonly OrderLine[];
  sums: readonly CartSum[];
  total: { label: string; amount: string; note?: ReactNode };
  /** What credits would cover, in a sentence. */
  credits?: ReactNode;
  /** Buttons, the primary one first, each as wide as the card. */
  actions: ReactNode;
  /** A sentence under the buttons: what paying means, with its link. */
  terms?: ReactNode;
  /** What makes paying safe. */
  assurance?: { icon: IconSource; text: ReactNode };
  /** Stays visible beside a long list on a desktop. */
  sticky?: boolean;
}

/** What will be paid and the way to pay it. Beside the list on a desktop, last on a phone. */
export function CartSummary({ title, edit, lines = [], sums, total, credits, actions, ...rest }: CartSummaryProps) {
  const { terms, assurance, sticky = false, ...attributes } = rest;
  return (
    <section aria-label={title} {...attributes} className={styles.summary({ sticky })}>
      <div className={styles.head}>
        <Heading level={2} size="h3">
          {title}
        </Heading>
        {edit && (
          <Anchor className={styles.edit} href={edit.href}>
            {edit.label}
          </Anchor>
        )}
      </div>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ title: name, detail, price, tier }) => (
            <li key={`${name} ${detail}`} className={styles.line}>
              <div className={styles.words}>
                <p className={styles.name}>
                  {tier && <TierLabel tier={tier.kind}>{tier.label}</TierLabel>}
                  <span>{name}</span>
                </p>
                <p className={styles.detail}>{detail}</p>
              </div>
              <span className={styles.amount}>{price}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.sums}>
        {sums.map(({ label, amount, saving }) => (
          <div key={label} className={styles.sum}>
            <dt className={styles.label}>{label}</dt>
            <dd className={saving ? styles.saving : styles.amount}>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt className={styles.totalLabel}>{total.label}</dt>
          <dd className={styles.totalAmount}>
            {total.amount}
            {total.note && <span className={styles.note}>{total.note}</span>}
          </dd>
        </div>
      </dl>
      {credits && (
        <div className={styles.credits}>
          <span className={styles.creditsIcon}>
            <Icon name={coinsIcon} />
          </span>
          <div>{credits}</div>
        </div>
      )}
      <div className={styles.actions}>{actions}</div>
      {terms && <p className={styles.terms}>{terms}</p>}
      {assurance && (
        <p className={styles.assurance}>
          <Icon name={assurance.icon} />
          {assurance.text}
        </p>
      )}
    </section>
  );
}
