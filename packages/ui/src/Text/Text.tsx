import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

interface TextLook {
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
  /** Language of the text where it differs from the page's. */
  lang?: string;
  /** Announced when it changes, such as a count of results. */
  status?: boolean;
  id?: string;
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
export function Text({ children, role = 'body', tone = 'primary', as: Element = 'p', status, ...rest }: TextProps) {
  const { strong, measure, keepTogether, lines, lang, id, dateTime } = rest;
  return (
    <Element
      className={text({ role, tone, strong, measure, keepTogether, lines })}
      role={status ? 'status' : undefined}
      {...{ id, lang, dateTime }}
    >
      {children}
    </Element>
  );
}
