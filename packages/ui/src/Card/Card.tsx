import type { ReactNode } from 'react';
import { card } from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** A panel has rounder corners and more air. @default 'card' */
  kind?: 'card' | 'panel';
  /** @default the kind's own */
  padding?: 'none' | 'card' | 'panel';
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Name of a section, by the id of its heading. */
  labelledBy?: string;
}

/** A bordered surface. Cards have borders, never shadows. */
export function Card({ children, kind = 'card', padding = kind, as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element className={card({ kind, padding })} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
