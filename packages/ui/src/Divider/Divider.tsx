import { divider, words } from './Divider.css.ts';

export interface DividerProps {
  /** In the middle of the line, between two ways to the same end: "ili e-poštom". */
  children?: string;
}

/** A hairline between two parts of one thing. */
export function Divider({ children }: DividerProps) {
  return children ? <p className={words}>{children}</p> : <hr className={divider} />;
}
