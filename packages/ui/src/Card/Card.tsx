import type { ReactNode } from 'react';
import type { AnyElementProps } from '../element/ElementProps.ts';
import { stack } from '../Stack/Stack.css.ts';
import type { StackProps } from '../Stack/Stack.tsx';
import type { Space } from '../theme/space.css.ts';
import { card } from './Card.css.ts';

interface CardLook extends AnyElementProps {
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

/** Its parts are laid out without change. */
interface LooseCard extends CardLook {
  gap?: never;
  align?: never;
}

/** Its parts are below one another at equal distances, as in a `Stack`. */
interface StackedCard extends CardLook {
  /** Units of 8 px. */
  gap: Space;
  /** @default 'stretch' */
  align?: StackProps['align'];
}

export type CardProps = LooseCard | StackedCard;

/** A bordered surface. Cards have borders, never shadows. */
export function Card(props: CardProps) {
  const { children, kind = 'card', padding = kind, as = 'div', labelledBy, gap, align = 'stretch', ...rest } = props;
  const Element = as as 'section';
  const look = card({ kind, padding });

  return (
    <Element
      aria-labelledby={labelledBy}
      {...rest}
      className={gap === undefined ? look : `${look} ${stack({ gap, align })}`}
    >
      {children}
    </Element>
  );
}
