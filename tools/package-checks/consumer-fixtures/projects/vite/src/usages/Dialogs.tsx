import { Button } from '@volan/ui/Button';
import { ConfirmDialog } from '@volan/ui/ConfirmDialog';
import { Modal } from '@volan/ui/Modal';
import { Row } from '@volan/ui/Row';
import { TextInput } from '@volan/ui/TextInput';
import { useRef, useState } from 'react';

/** Dialogs that the state of the page opens and closes. */
export function Dialogs() {
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [name, setName] = useState('Golf');
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <section aria-label="Dialogs">
      <Row gap={2} wrap>
        {/* 35 */}
        <Button aria-haspopup="dialog" onClick={() => setRenaming(true)}>
          Rename
        </Button>
        {/* 36 */}
        <Button variant="danger" onClick={() => setDeleting(true)} onFocus={() => setName((now) => now.trim())}>
          Delete
        </Button>
      </Row>
      {/* 37 */}
      <Modal
        id="rename"
        ref={dialog}
        title="Rename the car"
        closeLabel="Close"
        open={renaming}
        onOpenChange={setRenaming}
        data-testid="rename"
        actions={
          /* 38 */
          <Button type="submit" form="rename-form" variant="primary">
            Keep the name
          </Button>
        }
      >
        <form
          id="rename-form"
          onSubmit={(event) => {
            event.preventDefault();
            setName(String(new FormData(event.currentTarget).get('name')));
            setRenaming(false);
          }}
        >
          {/* 39 */}
          <TextInput id="name" name="name" label="Name" defaultValue={name} required />
        </form>
      </Modal>
      {/* 40 */}
      <ConfirmDialog
        id="delete"
        title="Delete the car?"
        keep="Keep it"
        confirm="Delete it"
        tone="danger"
        open={deleting}
        onOpenChange={setDeleting}
        onResult={(confirmed) => confirmed && setName('nothing')}
      />
      <output data-testid="name">{name}</output>
    </section>
  );
}
