import type { ElementProps } from '../element/ElementProps.ts';
import { code as codeBox, flags } from './Flag.css.ts';

export interface FlagProps extends ElementProps<'span'> {
  /** ISO 3166-1 alpha-2, in any case. A country without a drawn flag shows its code. */
  country: string;
  /** Name of the country, where no text beside the flag says it. */
  label?: string;
}

/** A country's flag, 24 by 18 px. */
export function Flag({ country, label, ...rest }: FlagProps) {
  const key = country.toLowerCase();
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  if (Object.hasOwn(flags, key)) {
    return <span {...meaning} {...rest} className={flags[key as keyof typeof flags]} />;
  }

  return (
    <span {...meaning} {...rest} className={codeBox}>
      {country.toUpperCase()}
    </span>
  );
}
