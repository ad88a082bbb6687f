import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { devError } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { checkIcon } from '../icons/index.ts';
import * as styles from './Stepper.css.ts';

/** A step of a task. */
export interface Step {
  label: string;
  /** Exactly one step is current; a step with an error may be the current one too, see `current`. */
  state: 'done' | 'current' | 'error' | 'ahead';
  /** Where the step can be seen again. A step ahead has no way yet. */
  href?: string;
}

export interface StepperProps extends ElementProps<'nav'> {
  /** What the steps lead to: "Novi oglas". */
  label: string;
  steps: readonly Step[];
  /** The states in words, for screen readers: "završeno", "neispravno". */
  stateLabels: { done: string; error: string };
  /** Index of the step with the error. @default the one whose state is current */
  current?: number;
}

/** The steps of a task: which are done, where one is, what comes. On a phone only the current one shows its words. */
export function Stepper({ label, steps, stateLabels, current, ...rest }: StepperProps) {
  const at = current ?? steps.findIndex(({ state }) => state === 'current');
  if (process.env.NODE_ENV !== 'production' && at === -1) {
    devError(
      'Stepper',
      'no step is current',
      'the user cannot tell which step they are on',
      'set one state to "current", or pass current',
    );
  }
  return (
    <nav aria-label={label} {...rest} className={undefined}>
      <ol className={styles.steps}>
        {steps.map(({ label: words, state, href }, index) => {
          const isCurrent = index === at;
          const face = (
            <>
              <span className={styles.disc({ state })} aria-hidden="true">
                {state === 'done' ? <Icon name={checkIcon} size={16} /> : state === 'error' ? '!' : index + 1}
              </span>
              <span className={styles.words({ state, current: isCurrent })}>
                {words}
                {(state === 'done' || state === 'error') && (
                  <VisuallyHidden>{` (${stateLabels[state]})`}</VisuallyHidden>
                )}
              </span>
            </>
          );
          return (
            <li key={words} className={styles.step()} aria-current={isCurrent ? 'step' : undefined}>
              {href && !isCurrent ? (
                <Anchor className={`${styles.face} ${styles.way}`} href={href}>
                  {face}
                </Anchor>
              ) : (
                <span className={styles.face}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
