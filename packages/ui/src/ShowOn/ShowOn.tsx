import type { ReactNode } from 'react';
import { showOn } from './ShowOn.css.ts';

export interface ShowOnProps {
  /** From 1024 px on, or below. */
  width: 'desktop' | 'phone';
  children: ReactNode;
}

/** Something that only one of the two layouts has. What is not shown is neither read nor reached by the keys. */
export function ShowOn({ width, children }: ShowOnProps) {
  return <div className={showOn({ width })}>{children}</div>;
}
