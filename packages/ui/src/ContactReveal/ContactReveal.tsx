'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { circleAlertIcon, phoneIcon, rotateCcwIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ContactReveal.css.ts';

/** A number as people read it and as a phone dials it. */
export interface RevealedPhone {
  /** "064 555 0101". */
  text: string;
  /** "tel:+381645550101". */
  href: string;
  /** Who answers, or when: "Milan, prodaja". */
  note?: string;
}

/** Before and while the number is fetched. */
export interface HiddenContactProps extends ElementProps<'div'> {
  state: 'hidden' | 'loading';
  /** "Prikaži broj telefona". */
  label: string;
  /** Read aloud while the number is fetched: "Učitava se broj". */
  busyLabel: string;
  onReveal?: () => void;
  /** Without JavaScript the button sends this form. */
  form?: string;
  /** Fills what is left of a bar beside other buttons. @default false */
  compact?: boolean;
}

export interface ShownContactProps extends ElementProps<'div'> {
  state: 'shown';
  phones: readonly [RevealedPhone, ...RevealedPhone[]];
  /** Fills what is left of a bar beside other buttons, without the note. @default false */
  compact?: boolean;
  /** Said before the number: "Pozovi". */
  callLabel: string;
  /** "Kopiraj broj". */
  copyLabel: string;
  copiedLabel: string;
  /** A line of care below: "Recite prodavcu da ste broj našli na Volanu." */
  note?: ReactNode;
}

export interface FailedContactProps extends ElementProps<'div'> {
  state: 'failed';
  /** What is wrong, then what to do. */
  message: ReactNode;
  retryLabel: string;
  onReveal: () => void;
  /** Fills what is left of a bar beside other buttons. @default false */
  compact?: boolean;
}

export type ContactRevealProps = HiddenContactProps | ShownContactProps | FailedContactProps;

function Phone({ phone, labels }: { phone: RevealedPhone; labels: Omit<ShownContactProps, 'ref'> }) {
  return (
    <li className={styles.phone}>
      <Anchor className={styles.call({ compact: labels.compact })} href={phone.href}>
        {!labels.compact && <Icon name={phoneIcon} />}
        <VisuallyHidden>{labels.callLabel} </VisuallyHidden>
        <span className={styles.words}>
          <span className={styles.number({ compact: labels.compact })}>{phone.text}</span>
          {phone.note && <span className={styles.note}>{phone.note}</span>}
        </span>
      </Anchor>
      <CopyButton text={phone.text} label={`${labels.copyLabel}: ${phone.text}`} copiedLabel={labels.copiedLabel} />
    </li>
  );
}

type NameOf<Props> = Props extends unknown ? Exclude<keyof Props, keyof ElementProps<'div'>> : never;

/** Names that belong to one state or another: none of them is an attribute of the element. */
const ownNames: Readonly<Record<NameOf<ContactRevealProps>, true>> = {
  state: true,
  label: true,
  busyLabel: true,
  onReveal: true,
  form: true,
  phones: true,
  compact: true,
  callLabel: true,
  copyLabel: true,
  copiedLabel: true,
  note: true,
  message: true,
  retryLabel: true,
};

/** What belongs to the element, in every state. */
const attributesOf = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !(name in ownNames)));

/**
 * The phone of a seller behind one press. The number is not in the page before: the page fetches it and decides the
 * state. What takes the place of the pressed button takes its focus too. [M53]
 */
export function ContactReveal({ ref, ...props }: ContactRevealProps) {
  const place = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(place, ref);
  const pressed = useRef(false);
  const { state } = props;

  useEffect(() => {
    if (pressed.current && (state === 'shown' || state === 'failed')) {
      pressed.current = false;
      place.current?.querySelector<HTMLElement>('a, button')?.focus();
    }
  }, [state]);

  const reveal = (onReveal: (() => void) | undefined) => () => {
    pressed.current = true;
    onReveal?.();
  };

  return (
    <div {...attributesOf(props)} ref={merged} className={styles.place({ compact: props.compact })}>
      {(props.state === 'hidden' || props.state === 'loading') && (
        <Button
          variant="primary"
          size="large"
          icon={phoneIcon}
          block
          type={props.form ? 'submit' : 'button'}
          form={props.form}
          busyLabel={props.state === 'loading' ? props.busyLabel : undefined}
          onClick={props.state === 'loading' ? undefined : reveal(props.onReveal)}
        >
          {props.label}
        </Button>
      )}
      {props.state === 'shown' && (
        <>
          <ul className={styles.phones}>
            {props.phones.map((phone) => (
              <Phone key={phone.href} phone={phone} labels={props} />
            ))}
          </ul>
          {props.note && !props.compact && (
            <Text role="caption" tone="tertiary">
              {props.note}
            </Text>
          )}
        </>
      )}
      {props.state === 'failed' && (
        <div className={styles.failed}>
          <p className={styles.message} role="alert">
            <Icon name={circleAlertIcon} size={16} />
            {props.message}
          </p>
          <Button size="large" icon={rotateCcwIcon} block onClick={reveal(props.onReveal)}>
            {props.retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
