import { Icon } from '../../packages/ui/src/Icon/Icon.tsx';
import { Prose } from './Prose.tsx';
import * as styles from './docs.css.ts';

interface AdviceProps {
  dos: readonly string[];
  donts: readonly string[];
}

const columns = [
  { kind: 'do', title: 'Do', icon: 'check' },
  { kind: 'dont', title: 'Don’t', icon: 'x' },
] as const;

/** What to do and what not to do, side by side. */
export function Advice({ dos, donts }: AdviceProps) {
  const sentences = { do: dos, dont: donts };
  return (
    <div className={styles.advices}>
      {columns.map(({ kind, title, icon }) => (
        <div key={kind} className={styles.advice({ kind })}>
          <span className={styles.adviceMark({ kind })}>
            <Icon name={icon} />
          </span>
          <div>
            <p className={styles.adviceTitle}>{title}</p>
            <ul className={styles.list}>
              {sentences[kind].map((sentence) => (
                <li key={sentence}>
                  <Prose>{sentence}</Prose>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </div>
  );
}
