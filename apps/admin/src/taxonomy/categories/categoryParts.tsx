import type { ManagedCategory } from '@volan/api-contract';
import { fold } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { ConfirmDialog } from '@volan/ui/ConfirmDialog';
import { EmptyState } from '@volan/ui/EmptyState';
import { Text } from '@volan/ui/Text';
import { useSite } from '../../shell/site.ts';
import { ChangeFailed } from '../../entities/taxonomy/ChangeFailed.tsx';
import { RowsTable } from '../../entities/taxonomy/RowsTable.tsx';
import type { useUndo } from '../../entities/taxonomy/taxonomyQueries.ts';
import { titleIn } from '../../entities/taxonomy/TitleFields.tsx';
import { pathOf } from '../../entities/taxonomy/treeOf.ts';

export interface CategoryNoticesProps {
  errors: readonly (Error | null)[];
  /** Name of the category that was changed. */
  name: string;
  /** A category without titles in all languages was to be shown. */
  isUntitled: boolean;
  undo: ReturnType<typeof useUndo>['undo'];
  onReload: () => void;
}

/** Which change of the tree failed, and whether it was undone. */
export function CategoryNotices({ errors, name, isUntitled, undo, onReload }: CategoryNoticesProps) {
  const { texts } = useSite();

  return (
    <>
      {errors.map((error, index) => (
        <ChangeFailed key={index} error={error} name={name} onReload={onReload} />
      ))}
      {isUntitled && (
        <Alert tone="critical" urgent>
          {texts.categoryNeedsTitles}
        </Alert>
      )}
      {undo.isError && <Alert tone="caution">{texts.undoGone}</Alert>}
      {undo.isSuccess && (
        <Text role="small" status>
          {texts.redone}
        </Text>
      )}
    </>
  );
}

/** The found categories for those who may not change them. */
export function CategoryList({ rows, search }: { rows: readonly ManagedCategory[]; search: string }) {
  const { texts, language } = useSite();

  return (
    <RowsTable
      id="categories"
      caption={texts.categories}
      rows={rows
        .map((row) => ({
          id: row.id,
          name: pathOf(rows, row, language),
          count: row.ads,
          isOffered: row.status === 1,
        }))
        .filter(({ name }) => fold(name).includes(fold(search)))}
      countLabel={texts.ads}
      empty={<EmptyState icon="search-x" title={texts.noRows} help={texts.noRowsHelp} />}
    />
  );
}

export interface RemoveDialogProps {
  /** The category that is to be deleted; null while the dialog is closed. */
  category: ManagedCategory | null;
  onClose: () => void;
  onConfirm: (category: ManagedCategory) => void;
}

/** Asks before a category is deleted. */
export function RemoveDialog({ category, onClose, onConfirm }: RemoveDialogProps) {
  const { texts, language } = useSite();
  if (!category) return null;

  return (
    <ConfirmDialog
      id="category-remove"
      title={texts.deleteQuestion({ name: titleIn(category, language) })}
      text={texts.deleteRowText}
      keep={texts.keepRow}
      confirm={texts.deleteRow}
      tone="danger"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onResult={(confirmed) => {
        if (confirmed) onConfirm(category);
      }}
    />
  );
}
