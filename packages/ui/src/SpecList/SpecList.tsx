import { Link } from '../Link/Link.tsx';
import * as styles from './SpecList.css.ts';

/** An answer in words, with the list of ads that share it. */
export interface SpecValue {
  text: string;
  href?: string;
}

/** A question with its answers. Plain JSON. */
export interface SpecRow {
  label: string;
  values: SpecValue[];
}

/** Questions that belong together: "Motor i pogon". */
export interface SpecGroup {
  title: string;
  rows: SpecRow[];
}

export interface SpecListProps {
  groups: SpecGroup[];
}

function Values({ values }: { values: SpecValue[] }) {
  return values.map(({ text, href }, index) => (
    <span key={text}>
      {index > 0 && ', '}
      {href ? (
        <Link href={href} quiet standalone>
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  ));
}

/** Everything that an ad answers, question by question. A lone group needs no title. */
export function SpecList({ groups }: SpecListProps) {
  return groups.map(({ title, rows }) => (
    <div key={title} className={styles.group}>
      {groups.length > 1 && <h3 className={styles.title}>{title}</h3>}
      <dl className={styles.list}>
        {rows.map(({ label, values }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.question}>{label}</dt>
            <dd className={styles.answer}>
              <Values values={values} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
