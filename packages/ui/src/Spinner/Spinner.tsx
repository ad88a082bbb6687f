import { requireText } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps extends ElementProps<'span'> {
  /** What is being waited for: "Učitavanje". */
  label: string;
}

/** Work that continues. For content that loads, use a skeleton. */
export function Spinner({ label, ...rest }: SpinnerProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Spinner', 'label', label);
  }
  return (
    <span role="status" {...rest} className={undefined}>
      <span className={spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
