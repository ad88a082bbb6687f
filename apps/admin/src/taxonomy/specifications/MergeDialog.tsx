import { readCall } from '@volan/api-client';
import type { ManagedAnswer } from '@volan/api-contract';
import { deleteAnswer } from '@volan/api-contract/wire';
import { Button } from '@volan/ui/Button';
import { Modal } from '@volan/ui/Modal';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useState } from 'react';
import { useSite } from '../../shell/site.ts';
import { ChangeFailed } from '../../entities/taxonomy/ChangeFailed.tsx';
import { useTaxonomyChange } from '../../entities/taxonomy/taxonomyQueries.ts';
import { titleIn } from '../../entities/taxonomy/TitleFields.tsx';

export interface MergeDialogProps {
  answer: ManagedAnswer;
  /** The other answers to the same question. */
  others: readonly ManagedAnswer[];
  onRemoved: (answer: ManagedAnswer) => void;
  onClose: () => void;
}

/** Removes an answer. If ads have it, the dialog asks for another answer to merge it into. [J132] */
export function MergeDialog({ answer, others, onRemoved, onClose }: MergeDialogProps) {
  const { texts, language } = useSite();
  const [into, setInto] = useState('');
  const remove = useTaxonomyChange((api, _: null) =>
    readCall(api, deleteAnswer, { id: answer.id, ...(into !== '' && { merge_into: Number(into) }) }),
  );
  const name = titleIn(answer, language);
  const isUsed = answer.ads > 0 || answer.children > 0;

  return (
    <Modal
      id="answer-remove"
      title={(isUsed ? texts.mergeTitle : texts.deleteQuestion)({ name })}
      closeLabel={texts.keepRow}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{texts.keepRow}</Button>
          <Button
            variant="danger"
            disabled={isUsed && into === ''}
            busyLabel={remove.isPending ? texts.saving : undefined}
            onClick={() => remove.mutate(null, { onSuccess: () => onRemoved(answer) })}
          >
            {isUsed ? texts.mergeDo : texts.deleteRow}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <Text>{isUsed ? texts.mergeText({ ads: answer.ads }) : texts.deleteRowText}</Text>
        {isUsed && (
          <Select
            id="answer-merge"
            label={texts.mergeInto}
            value={into}
            onValueChange={setInto}
            options={[
              { value: '', label: texts.chooseOne },
              ...others
                .filter(({ id }) => id !== answer.id)
                .map((row) => ({ value: String(row.id), label: titleIn(row, language) })),
            ]}
          />
        )}
        <ChangeFailed error={remove.error} name={name} onReload={onClose} />
      </Stack>
    </Modal>
  );
}
