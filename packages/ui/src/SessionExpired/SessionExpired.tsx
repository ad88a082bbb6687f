'use client';

import type { ReactNode, SubmitEvent } from 'react';
import { closing } from '../behaviour/opening.ts';
import { Button } from '../Button/Button.tsx';
import { DialogFrame, type DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { disc, inside, words } from '../DialogFrame/DialogFrame.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { hourglassIcon } from '../icons/index.ts';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import * as styles from './SessionExpired.css.ts';

export interface SessionExpiredProps extends DialogProps<'title' | 'onClose'> {
  open: boolean;
  /** "Prijava je istekla". */
  title: string;
  /** What is kept meanwhile: "Prijavite se ponovo i vraćamo vas ovde." */
  text: ReactNode;
  /** Whose password it is, for the managers of passwords. */
  email: string;
  password: { label: string; revealLabel: string; concealLabel: string };
  /** The error and what to do, after a failed try. */
  error?: ReactNode;
  signInLabel: string;
  /** Words of the spinner while signing in continues. */
  busyLabel?: string | undefined;
  /** "Nastavi kao posetilac". */
  visitorLabel: string;
  onSignIn?: (password: string) => void;
  /** Continues as a visitor; Escape does the same. */
  onVisitor?: () => void;
}

/** Signs in again in place, so that nothing of the page is lost. */
export function SessionExpired(props: SessionExpiredProps) {
  const { id, open, title, text, email, password, error, signInLabel, busyLabel, visitorLabel, ...rest } = props;
  const { onSignIn, onVisitor, onOpenChange, ...attributes } = rest;
  const signIn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('password');
    if (!busyLabel) onSignIn?.(typeof typed === 'string' ? typed : '');
  };

  return (
    <DialogFrame
      {...attributes}
      id={id}
      open={open}
      // Signing in closes it through `open`: only who leaves it by hand continues as a visitor.
      onOpenChange={
        onOpenChange &&
        ((next) => {
          if (!next) onVisitor?.();
          onOpenChange(next);
        })
      }
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      insistent
      onClose={() => {
        if (open && !onOpenChange) onVisitor?.();
      }}
    >
      <form className={inside} onSubmit={signIn}>
        <span className={disc}>
          <Icon name={hourglassIcon} size={28} />
        </span>
        <Heading level={2} size="h2" id={`${id}-title`}>
          {title}
        </Heading>
        <p className={words} id={`${id}-text`}>
          {text}
        </p>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <div className={styles.field}>
          <PasswordInput id={`${id}-password`} name="password" kind="current" required error={error} {...password} />
        </div>
        <Button type="submit" variant="primary" size="large" busyLabel={busyLabel} block>
          {signInLabel}
        </Button>
        <Button variant="ghost" block {...closing({ dialog: id })}>
          {visitorLabel}
        </Button>
      </form>
    </DialogFrame>
  );
}
