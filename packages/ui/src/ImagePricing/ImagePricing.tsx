import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { checkedProps } from '../element/nativeValue.ts';
import { warnOfUnknownOption, warnOfValue } from '../element/warnMisuse.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { coinsIcon } from '../icons/index.ts';
import * as styles from './ImagePricing.css.ts';

/** One step of the volume discount, ready to read. The caller has calculated it. */
export interface ImagePriceStep {
  /** Value that goes with the form: the number of images. */
  value: string;
  /** "+20". */
  images: string;
  /** "20 % popusta", or "bez popusta". Left out where a smaller step was paid already. */
  discount?: string;
  /** "320 RSD"; for a partly paid one "još 1 kredit". */
  price: string;
  /** The same in credits: the number and, for screen readers, its word. */
  credits?: { count: string; label: string };
  /** The account's limit leaves no room for this many. Say why beside the list. */
  disabled?: boolean;
}

export interface ImagePricingProps extends ElementProps<'section', 'defaultValue'> {
  title: string;
  /** The included pictures, and how many more are possible. */
  help: ReactNode;
  /** How many of the included are used, as text and as a share from 0 to 1; left out where a bar beside it says so. */
  used?: { label: string; text: string; share: number };
  /** Question above the steps: "Dodatne slike". */
  legend: string;
  /** Name of the choice in the form; without it the steps are a list of prices, and nothing can be chosen. */
  name?: string | undefined;
  /** None: nothing more can be bought. */
  steps: readonly ImagePriceStep[];
  /** The chosen step, "" for none; the parent holds it and changes it in `onValueChange`. */
  value?: string | undefined;
  /** Nothing that is paid is chosen beforehand. @default none */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** The button that buys the chosen step, or what leads to it. */
  action?: ReactNode;
}

/** The number of further pictures, their discount, and their price. */
function StepWords({ step: { images, discount, price, credits } }: { step: ImagePriceStep }) {
  return (
    <>
      <span className={styles.words}>
        <strong>{images}</strong> {discount && <span className={styles.discount}>· {discount}</span>}
      </span>
      <strong className={styles.price}>{price}</strong>
      {credits && (
        <span className={styles.credits}>
          {credits.count}
          <VisuallyHidden> {credits.label}</VisuallyHidden>
          <Icon name={coinsIcon} size={14} />
        </span>
      )}
    </>
  );
}

/** What more images of an ad cost: steps of the volume discount in money and credits. Nothing is chosen beforehand. */
export function ImagePricing(props: ImagePricingProps) {
  const { title, help, used, legend, name, steps, headingLevel = 2, ...rest } = props;
  const { action, value: chosen, defaultValue, onValueChange, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    warnOfValue('ImagePricing', { value: chosen, defaultValue, onValueChange });
    warnOfUnknownOption(
      'ImagePricing',
      chosen ?? defaultValue,
      steps.map(({ value }) => value),
    );
  }

  return (
    <section aria-label={title} {...attributes} className={styles.panel}>
      <div>
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        <p className={styles.help}>{help}</p>
      </div>
      {used && (
        <ProgressBar label={used.label} valueText={used.text} value={Math.min(1, Math.max(0, used.share)) * 100} />
      )}
      {steps.length > 0 && name === undefined && (
        <div>
          <p className={styles.legend}>{legend}</p>
          <ul aria-label={legend}>
            {steps.map((step) => (
              <li key={step.value} className={styles.step({ chosen: false })}>
                <StepWords step={step} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {steps.length > 0 && name !== undefined && (
        <fieldset>
          <legend className={styles.legend}>{legend}</legend>
          {steps.map((step) => (
            <label key={step.value} className={styles.step({ chosen: true })}>
              <input
                className={styles.radio}
                type="radio"
                name={name}
                value={step.value}
                disabled={step.disabled}
                {...checkedProps({
                  checked: chosen === undefined ? undefined : chosen === step.value,
                  defaultChecked: defaultValue === step.value,
                  onCheckedChange: onValueChange && (() => onValueChange(step.value)),
                })}
              />
              <StepWords step={step} />
            </label>
          ))}
        </fieldset>
      )}
      {action}
    </section>
  );
}
