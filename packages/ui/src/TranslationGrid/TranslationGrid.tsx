import { leaveProps } from '../element/groupProps.ts';
import { Flag } from '../Flag/Flag.tsx';
import { TableFrame } from '../TableFrame/TableFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TranslationCell } from './TranslationCell.tsx';
import * as styles from './TranslationGrid.css.ts';
import type { TranslationGridProps } from './TranslationGridProps.ts';

/** Texts of the product, a row for each key and a column for each language, edited in place. */
export function TranslationGrid(props: TranslationGridProps) {
  const { id, caption, keyLabel, languages, rows, labels, onSave, onSuggest, empty, ...rest } = props;
  const { onBlur, ...attributes } = rest;
  return (
    <TableFrame
      {...attributes}
      {...leaveProps(onBlur)}
      id={id}
      labelledBy={`${id}-caption`}
      scroll={languages.length > 4 ? 'always' : 'mobile'}
    >
      <table className={styles.table}>
        <caption id={`${id}-caption`}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th className={styles.head} scope="col">
              {keyLabel}
            </th>
            {languages.map(({ code, lang, label, flag }) => (
              <th key={code} className={styles.head} scope="col">
                <span className={styles.language}>
                  <Flag country={flag} />
                  <span lang={lang}>{label}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, texts, machine = [] }) => (
            <tr key={key} className={styles.row}>
              <th className={styles.key} scope="row">
                <code className={styles.face}>{key}</code>
              </th>
              {languages.map((language) => (
                <TranslationCell
                  key={language.code}
                  id={`${id}-${key}-${language.code}`}
                  keyName={key}
                  text={texts[language.code] ?? ''}
                  machine={machine.includes(language.code)}
                  language={language}
                  labels={labels}
                  onSave={(text) => onSave(key, language.code, text)}
                  {...(onSuggest && { onSuggest: () => onSuggest(key, language.code) })}
                />
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className={styles.nothing} colSpan={languages.length + 1}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </TableFrame>
  );
}
