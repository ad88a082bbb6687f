import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { showOn } from './ShowOn.css.ts';

export interface ShowOnProps extends ElementProps<'div'> {
  /** From 1024 px on, or below. */
  width: 'desktop' | 'phone';
  children: ReactNode;
}

/** Content of only one of the two layouts. Hidden content is neither read nor reached by the keys. */
export function ShowOn({ width, children, ...rest }: ShowOnProps) {
  return (
    <div {...rest} className={showOn({ width })}>
      {children}
    </div>
  );
}
