import { requireText } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { price } from './Price.css.ts';

export interface PriceProps extends ElementProps<'strong'> {
  /** The price as the user writes it: "17.990 €", or words such as "Cena na upit". */
  children: string;
  /** @default 'medium' */
  size?: 'medium' | 'large';
}

/** The one number that nothing competes with. Always in the text face. */
export function Price({ children, size = 'medium', ...rest }: PriceProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Price', 'children', children);
  }
  return (
    <strong {...rest} className={price({ size, words: !/\d/.test(children) })}>
      {children}
    </strong>
  );
}
