import type { Api } from '@volan/api-client';
import { slugOf } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Modal } from '@volan/ui/Modal';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState, type ReactNode } from 'react';
import { useSite } from '../../shell/site.ts';
import { ChangeFailed, useSlugError } from '../../entities/taxonomy/ChangeFailed.tsx';
import { useTaxonomyChange } from '../../entities/taxonomy/taxonomyQueries.ts';
import type { VehicleRow } from './VehicleTable.tsx';

export interface VehicleDialogProps {
  /** The row to change; null: a new one. */
  row: VehicleRow | null;
  /** Title of the dialog for a new row. */
  newName: string;
  /** Fields beside title and slug. */
  fields?: ReactNode;
  /** A value in those fields is missing. */
  isIncomplete?: boolean;
  save: (api: Api, typed: { title: string; slug: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Makes or changes a make, a model or a generation. */
export function VehicleDialog({ row, newName, fields, isIncomplete = false, save, onClose }: VehicleDialogProps) {
  const { texts } = useSite();
  const [title, setTitle] = useState(row?.title ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const [complains, setComplains] = useState(false);
  const slug = row?.slug ?? typed ?? slugOf(title, '');
  const saving = useTaxonomyChange((api, draft: { title: string; slug: string }) => save(api, draft));
  const slugError = useSlugError(saving.error);
  const name = row?.title ?? newName;

  return (
    <Modal
      id="vehicle"
      title={name}
      closeLabel={texts.closePanel}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancelChanges}</Button>
          <Button
            variant="primary"
            busyLabel={saving.isPending ? texts.saving : undefined}
            onClick={() => {
              setComplains(true);
              if (title.trim() !== '' && slug !== '' && !isIncomplete) {
                saving.mutate({ title: title.trim(), slug }, { onSuccess: onClose });
              }
            }}
          >
            {texts.saveChanges}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <ChangeFailed error={slugError === undefined ? saving.error : null} name={name} onReload={onClose} />
        <TextInput
          id="vehicle-title"
          label={texts.rowTitle}
          required
          maxLength={120}
          error={complains && title.trim() === '' ? texts.requiredField : undefined}
          autoComplete="off"
          value={title}
          onValueChange={setTitle}
        />
        <TextInput
          id="vehicle-slug"
          label={texts.slug}
          hint={texts.slugHint}
          error={slugError}
          readOnly={row !== null}
          autoComplete="off"
          value={slug}
          onValueChange={setTyped}
        />
        {fields}
      </Stack>
    </Modal>
  );
}
