'use client';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { circleAlertIcon, languagesIcon, xIcon } from '../icons/index.ts';
import { isPattern } from './isPattern.ts';
import type { TranslationLanguage, TranslationLabels } from './TranslationGridProps.ts';
import * as styles from './TranslationGrid.css.ts';
import { TranslationText } from './TranslationText.tsx';

interface TranslationCellProps {
  id: string;
  keyName: string;
  text: string;
  machine: boolean;
  language: TranslationLanguage;
  labels: TranslationLabels;
  onSave: (text: string) => Promise<string | undefined>;
  onSuggest?: () => Promise<string>;
}

/** Editing of one text: its field, its buttons and keys, and where the focus goes. */
function useTranslationEdit({
  labels,
  onSave,
  onSuggest,
}: Pick<TranslationCellProps, 'labels' | 'onSave' | 'onSuggest'>) {
  const [state, setState] = useState<'read' | 'edit' | 'saving' | 'suggesting' | 'saved'>('read');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const left = useRef(false);
  const editing = state !== 'read' && state !== 'saved';

  useLayoutEffect(() => {
    if (editing) {
      field.current?.focus();
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    } else if (left.current) {
      left.current = false;
      trigger.current?.focus();
    }
  }, [editing]);

  const leave = (next: 'read' | 'saved') => {
    left.current = true;
    setError(undefined);
    setState(next);
  };
  const save = async () => {
    setState('saving');
    const refused = await onSave(field.current?.value ?? '').catch(() => labels.failed);
    if (refused === undefined) {
      leave('saved');
    } else {
      setError(refused);
      setState('edit');
    }
  };
  const suggest = async () => {
    setState('suggesting');
    const draft = await onSuggest?.().catch(() => undefined);
    if (draft === undefined) {
      setError(labels.failed);
    } else if (field.current) {
      field.current.value = draft;
    }
    setState('edit');
    field.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state === 'edit') {
      leave('read');
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  };

  return { state, editing, error, field, trigger, begin: () => setState('edit'), leave, save, suggest, keys };
}

/** One text. Pressed, it becomes a field; only Cancel and Escape discard the typed text. */
export function TranslationCell(props: TranslationCellProps) {
  const { id, keyName, text, machine, language, labels, onSuggest } = props;
  const { state, editing, error, field, trigger, begin, leave, save, suggest, keys } = useTranslationEdit(props);
  const name = `${keyName}, ${language.label}`;
  const Face = isPattern(text) ? 'code' : 'span';

  return (
    <td className={styles.cell({ missing: text === '' && !editing, editing })}>
      {editing ? (
        <div className={styles.edit}>
          <div className={styles.line}>
            <Face className={styles.face}>
              <textarea
                ref={field}
                className={styles.field}
                id={id}
                lang={language.lang}
                rows={1}
                aria-label={name}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
                defaultValue={text}
                readOnly={state !== 'edit'}
                onKeyDown={keys}
              />
            </Face>
            <span className={styles.cancel}>
              <IconButton icon={xIcon} size="small" label={labels.cancel} onClick={() => leave('read')} />
            </span>
          </div>
          {error !== undefined && (
            <span className={styles.error} id={`${id}-error`} role="alert">
              <Icon name={circleAlertIcon} size={16} />
              {error}
            </span>
          )}
          <span className={styles.buttons}>
            <Button
              size="small"
              variant="primary"
              busyLabel={state === 'saving' ? labels.saving : undefined}
              onClick={() => void save()}
            >
              {labels.save}
            </Button>
            {onSuggest && (
              <Button
                size="small"
                variant="ghost"
                icon={languagesIcon}
                busyLabel={state === 'suggesting' ? labels.suggesting : undefined}
                onClick={() => void suggest()}
              >
                {labels.suggest}
              </Button>
            )}
          </span>
        </div>
      ) : (
        <TranslationText
          ref={trigger}
          name={name}
          text={text}
          machine={machine}
          language={language}
          labels={labels}
          onEdit={begin}
        />
      )}
      <VisuallyHidden>
        <span role="status">{state === 'saved' ? labels.saved : ''}</span>
      </VisuallyHidden>
    </td>
  );
}
