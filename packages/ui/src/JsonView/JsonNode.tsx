import * as styles from './JsonView.css.ts';

/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface JsonNodeLabels {
  /** Closed parts say how much they hold: "3 polja". */
  fields: (count: number) => string;
  /** "5 stavki". */
  entries: (count: number) => string;
}

interface JsonNodeProps {
  /** Absent in a list and at the top. */
  name?: string;
  value: Json;
  level: number;
  openLevels: number;
  labels: JsonNodeLabels;
  last: boolean;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** One value with its name; lists and objects fold. */
export function JsonNode({ name, value, level, openLevels, labels, last }: JsonNodeProps) {
  const key = name !== undefined && (
    <>
      <span className={styles.key}>{JSON.stringify(name)}</span>:{' '}
    </>
  );
  const comma = last ? '' : ',';
  if (value === null || typeof value !== 'object') {
    const kind = value === null ? 'empty' : (typeof value as 'string' | 'number' | 'boolean');
    return (
      <code className={styles.line}>
        {key}
        <span className={styles.value({ kind })}>{JSON.stringify(value)}</span>
        {comma}
      </code>
    );
  }
  const list = isList(value);
  const [begin, end] = list ? ['[', ']'] : ['{', '}'];
  const children = list ? value.map((child) => [undefined, child] as const) : Object.entries(value);
  if (children.length === 0) {
    return (
      <code className={styles.line}>
        {key}
        {begin}
        {end}
        {comma}
      </code>
    );
  }

  return (
    <details className={styles.part} open={level < openLevels}>
      <summary className={styles.summary}>
        <code>
          {key}
          {begin}
          <span className={styles.closed}>
            {' '}
            {list ? labels.entries(children.length) : labels.fields(children.length)} {end}
            {comma}
          </span>
        </code>
      </summary>
      <div className={styles.children}>
        {children.map(([childName, child], index) => (
          <JsonNode
            key={childName ?? index}
            openLevels={openLevels}
            labels={labels}
            name={childName}
            value={child}
            level={level + 1}
            last={index === children.length - 1}
          />
        ))}
      </div>
      <code className={styles.line}>
        {end}
        {comma}
      </code>
    </details>
  );
}
