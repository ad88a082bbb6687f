import { useQuery } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import { deleteSpecification } from '@volan/api-contract/wire';
import { slugOf } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { ConfirmDialog } from '@volan/ui/ConfirmDialog';
import { EmptyState } from '@volan/ui/EmptyState';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { AdminFrame } from '../../shell/AdminFrame.tsx';
import { base } from '../../shell/AdminLink.tsx';
import { useSite } from '../../shell/site.ts';
import { ChangeFailed, useSlugError } from '../../entities/taxonomy/ChangeFailed.tsx';
import { managedQueries, useTaxonomyChange } from '../../entities/taxonomy/taxonomyQueries.ts';
import { isTitled, titleIn } from '../../entities/taxonomy/TitleFields.tsx';
import { AnswerCards } from './AnswerCards.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import {
  draftOf,
  hasAnswers,
  newDraft,
  saveDraft,
  type AnswerDraft,
  type SpecificationDraft,
} from './specificationDraft.ts';
import { SpecificationPreview } from './SpecificationPreview.tsx';

/** The page of one question, new or existing. [J114-J116, J129-J134] */
export function SpecificationPage() {
  const { texts } = useSite();
  const { id = 'new' } = useParams();
  const api = useApi();
  const [params] = useSearchParams();
  const isNew = id === 'new';
  const groups = useQuery(managedQueries.groups(api));
  const found = useQuery({ ...managedQueries.specification(api, Number(id)), enabled: !isNew });
  const answers = useQuery({ ...managedQueries.answers(api, Number(id)), enabled: !isNew });
  // edits start with the stored values, and typed values stay while other people change the same question
  const [loads, setLoads] = useState(0);
  const stored = found.data && answers.data ? draftOf(found.data, answers.data) : null;
  const fresh = groups.data ? newDraft(String(groups.data[0]?.id ?? ''), params.get('category') ?? '1') : null;
  const draft = isNew ? fresh : stored;
  if (found.data === null || found.isError || groups.isError) {
    return (
      <AdminFrame title={texts.specifications}>
        <EmptyState icon="search-x" title={texts.noRows} help={texts.failedTaxonomy} />
      </AdminFrame>
    );
  }
  if (!draft) return <AdminFrame title={texts.specifications}>{texts.loading}</AdminFrame>;

  return (
    <SpecificationEditor
      key={`${id} ${loads}`}
      first={draft}
      onReload={() => {
        void Promise.all([found.refetch(), answers.refetch()]).then(() => setLoads(loads + 1));
      }}
    />
  );
}

const slugFor = ({ slug, titles }: Pick<AnswerDraft, 'slug' | 'titles'>) => slug ?? slugOf(titles.rs ?? '', '');

/** Whether nothing is missing that a stored question needs. */
const isWhole = (draft: SpecificationDraft) =>
  isTitled(draft.titles) &&
  draft.categoryIds.length > 0 &&
  (!hasAnswers(draft) || draft.answers.every(({ titles }) => isTitled(titles)));

function SpecificationEditor({ first, onReload }: { first: SpecificationDraft; onReload: () => void }) {
  const { texts, language } = useSite();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(first);
  const [complains, setComplains] = useState(false);
  const [removing, setRemoving] = useState<AnswerDraft | null>(null);
  const [asksToRemove, setAsksToRemove] = useState(false);
  const change = (changes: Partial<SpecificationDraft>) => setDraft((held) => ({ ...held, ...changes }));
  const save = useTaxonomyChange((api, sent: SpecificationDraft) =>
    saveDraft(api, sent, { slugOf: slugFor, keep: setDraft }),
  );
  const remove = useTaxonomyChange((api, id: number) => readCall(api, deleteSpecification, { id }));
  // after it is stored, a new question is shown at its own address
  const isSaved = useLocation().state === 'saved' && !save.isPending;
  const name = titleIn({ titles: draft.titles, slug: texts.newSpecification }, language);
  const isComplete = isWhole(draft);
  const submit = (isLive: boolean) => {
    setComplains(true);
    const sent = { ...draft, flags: { ...draft.flags, status: isLive } };
    setDraft(sent);
    if (!isComplete) return;

    save.mutate(sent, {
      onSuccess: (id) => {
        if (first.stored === null) void navigate(`/specifications/${id}`, { replace: true, state: 'saved' });
        else onReload();
      },
    });
  };

  return (
    <AdminFrame
      title={name}
      subtitle={texts.dirtySpecification({ button: `“${texts.saveLive}”` })}
      path={
        <Breadcrumbs
          label={texts.specifications}
          crumbs={[{ label: texts.specifications, href: `${base}/specifications` }, { label: name }]}
        />
      }
      actions={
        <EditorActions
          isSaving={save.isPending}
          onRemove={draft.stored ? () => setAsksToRemove(true) : undefined}
          onSave={submit}
        />
      }
    >
      <Stack gap={3}>
        <SaveState
          name={name}
          isIncomplete={complains && !isComplete}
          error={save.error ?? remove.error}
          isSaved={save.isSuccess || isSaved}
          onReload={onReload}
        />
        <QuestionFields draft={draft} change={change} complains={complains} slug={slugFor(draft)} />
        {hasAnswers(draft) && (
          <AnswerCards
            answers={draft.answers}
            slugOf={slugFor}
            complains={complains}
            onChange={(answers) => change({ answers })}
            onRemoveStored={setRemoving}
          />
        )}
        <SpecificationPreview
          name={name}
          type={draft.type}
          unit={draft.unit.trim() || null}
          flags={draft.flags}
          answers={draft.answers
            .filter(({ offered, titles }) => offered && isTitled(titles))
            .map(({ key, titles }) => ({ key, name: titleIn({ titles, slug: '' }, language), count: undefined }))}
        />
      </Stack>
      {removing?.stored && (
        <MergeDialog
          answer={removing.stored}
          others={draft.answers.flatMap(({ stored }) => stored ?? [])}
          onClose={() => setRemoving(null)}
          onRemoved={({ id }) => {
            setRemoving(null);
            change({ answers: draft.answers.filter(({ stored }) => stored?.id !== id) });
          }}
        />
      )}
      <RemoveDialog
        name={name}
        open={asksToRemove}
        onOpenChange={setAsksToRemove}
        onConfirm={() => {
          if (draft.stored) remove.mutate(draft.stored.id, { onSuccess: () => void navigate('/specifications') });
        }}
      />
    </AdminFrame>
  );
}

interface EditorActionsProps {
  isSaving: boolean;
  /** Undefined for a question that is not stored. */
  onRemove: (() => void) | undefined;
  onSave: (isLive: boolean) => void;
}

/** Removes a question, or saves it as a draft or for everybody. */
function EditorActions({ isSaving, onRemove, onSave }: EditorActionsProps) {
  const { texts } = useSite();
  return (
    <>
      {onRemove && (
        <Button variant="danger" icon="trash-2" onClick={onRemove}>
          {texts.deleteRow}
        </Button>
      )}
      <Button disabled={isSaving} onClick={() => onSave(false)}>
        {texts.saveDraft}
      </Button>
      <Button variant="primary" busyLabel={isSaving ? texts.saving : undefined} onClick={() => onSave(true)}>
        {texts.saveLive}
      </Button>
    </>
  );
}

interface SaveStateProps {
  name: string;
  /** It was sent while something is missing. */
  isIncomplete: boolean;
  /** Why it was not saved or removed. */
  error: Error | null;
  isSaved: boolean;
  onReload: () => void;
}

/** What came of the last change: incomplete, refused or saved. */
function SaveState({ name, isIncomplete, error, isSaved, onReload }: SaveStateProps) {
  const { texts } = useSite();
  const slugError = useSlugError(error);

  return (
    <>
      {isIncomplete && (
        <Alert tone="critical" urgent>
          {texts.wrongField}
        </Alert>
      )}
      {slugError !== undefined && (
        <Alert tone="critical" urgent>
          {texts.slug}: {slugError}
        </Alert>
      )}
      <ChangeFailed error={slugError === undefined ? error : null} name={name} onReload={onReload} />
      {isSaved && (
        <Text status role="small">
          {texts.savedRow}
        </Text>
      )}
    </>
  );
}

interface RemoveDialogProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Asks before a question is removed. */
function RemoveDialog({ name, open, onOpenChange, onConfirm }: RemoveDialogProps) {
  const { texts } = useSite();
  return (
    <ConfirmDialog
      id="specification-remove"
      title={texts.deleteQuestion({ name })}
      text={texts.deleteRowText}
      keep={texts.keepRow}
      confirm={texts.deleteRow}
      tone="danger"
      open={open}
      onOpenChange={onOpenChange}
      onResult={(confirmed) => {
        if (confirmed) onConfirm();
      }}
    />
  );
}
