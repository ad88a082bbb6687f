import { openModal } from '@volan/ui/behaviour';
import { Combobox } from '@volan/ui/Combobox';
import { Modal } from '@volan/ui/Modal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '../shell/site.ts';
import { paletteId } from '../shell/paletteId.ts';
import { useFound } from './useFound.ts';

/** The search field and its results; it sends no requests before it is opened. */
function Finder({ onFound }: { onFound: (path: string) => void }) {
  const { texts, words } = useSite();
  const [typed, setTyped] = useState('');
  const { options, isLooking, hasFailed } = useFound(typed);

  return (
    <Combobox
      id={`${paletteId}-text`}
      label={texts.findAnything}
      hideLabel
      hint={texts.findAnythingHelp}
      size="large"
      value=""
      options={options}
      onSearch={setTyped}
      onValueChange={(path) => path !== '' && onFound(path)}
      loading={isLooking && options.length === 0}
      {...(hasFailed && options.length === 0 && { failure: texts.findFailed })}
      labels={{
        open: texts.findOpen,
        clear: texts.clear,
        empty: (text) => `${texts.nothingFound} „${text}”`,
        results: (count) => `${words.formats.number(count)} ${texts.found}`,
        loading: texts.loading,
      }}
    />
  );
}

/**
 * Opens any page of the administration by typing: pages, accounts, ads and orders. Ctrl+K or Cmd+K opens it, even while
 * somebody types. Buttons that name its id open it too.
 */
export function CommandPalette() {
  const { texts } = useSite();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;

    event.preventDefault();
    if (dialog.current && !document.querySelector('dialog:modal')) openModal(dialog.current);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <Modal
      id={paletteId}
      ref={dialog}
      title={texts.findAnything}
      closeLabel={texts.close}
      tall
      onOpenChange={setIsOpen}
      // otherwise its first button would get the focus
      onToggle={({ newState }) => newState === 'open' && document.getElementById(`${paletteId}-text`)?.focus()}
    >
      {isOpen && (
        <Finder
          onFound={(path) => {
            dialog.current?.close();
            void navigate(path);
          }}
        />
      )}
    </Modal>
  );
}
