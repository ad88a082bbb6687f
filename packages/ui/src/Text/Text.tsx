import type { ReactNode } from 'react';
import type { AnyElementProps } from '../element/ElementProps.ts';
import { text } from './Text.css.ts';

interface TextLook extends AnyElementProps<'role'> {
  children: ReactNode;
  /** @default 'body' */
  role?: 'lead' | 'body' | 'small' | 'label' | 'title' | 'caption' | 'micro';
  /** @default 'primary' */
  tone?: 'primary' | 'secondary' | 'tertiary' | 'critical' | 'positive' | 'inherit';
  strong?: boolean;
  /** At most 66 letters a line, for reading. */
  measure?: boolean;
  /** Never broken: a number with its unit. */
  keepTogether?: boolean;
  /** Keeps the line breaks of a text that a person typed. */
  lines?: boolean;
  /** Announced when it changes, such as a count of results. */
  status?: boolean;
}

interface PlainTextProps extends TextLook {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong';
  dateTime?: never;
}

interface TimeTextProps extends TextLook {
  as: 'time';
  /** Machine form of the date. */
  dateTime: string;
}

export type TextProps = PlainTextProps | TimeTextProps;

/** A run of words in a role of the type scale. */
export function Text({ children, role = 'body', tone = 'primary', as = 'p', status, ...rest }: TextProps) {
  const { strong, measure, keepTogether, lines, ...attributes } = rest;
  const Element = as as 'section';
  return (
    <Element
      {...attributes}
      role={status ? 'status' : undefined}
      className={text({ role, tone, strong, measure, keepTogether, lines })}
    >
      {children}
    </Element>
  );
}
