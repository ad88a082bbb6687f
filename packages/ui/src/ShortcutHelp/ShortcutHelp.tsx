'use client';

import type { DialogProps } from '../DialogFrame/DialogFrame.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Switch } from '../Switch/Switch.tsx';
import * as styles from './ShortcutHelp.css.ts';

/** One shortcut that exists on this page. */
interface Shortcut {
  /** What it does: "Pretraga". */
  label: string;
  /** The keys, one after the other: `['g', 'h']`. */
  keys: readonly string[];
}

export interface ShortcutHelpProps extends DialogProps<'title'> {
  title: string;
  shortcuts: readonly Shortcut[];
  /** Between two keys: "zatim". */
  thenLabel: string;
  /** "Prečice su uključene". */
  enabledLabel: string;
  /** "Ne rade dok pišete u polju." */
  enabledText: string;
  enabled: boolean;
  onEnable?: (enabled: boolean) => void;
  closeLabel: string;
}

/** The shortcuts of the keyboard that exist here, and the switch that turns them off. */
export function ShortcutHelp(props: ShortcutHelpProps) {
  const { shortcuts, thenLabel, enabledLabel, enabledText, enabled, onEnable, ...rest } = props;
  return (
    <Modal {...rest}>
      <dl className={styles.list}>
        {shortcuts.map(({ label, keys }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.keys}>
              {keys.map((key, index) => (
                <span key={`${key}${index}`} className={styles.keys}>
                  {index > 0 && <span className={styles.between}>{thenLabel}</span>}
                  <kbd className={styles.key}>{key}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch defaultChecked={enabled} onInput={({ currentTarget }) => onEnable?.(currentTarget.checked)}>
        {enabledLabel}
      </Switch>
      <p className={styles.text}>{enabledText}</p>
    </Modal>
  );
}
