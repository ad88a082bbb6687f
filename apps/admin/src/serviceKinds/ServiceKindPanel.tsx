import { readCall } from '@volan/api-client';
import type { ChangeMeta, ManagedServiceKind, ManagedTitles } from '@volan/api-contract';
import { createServiceKind, updateServiceKind } from '@volan/api-contract/wire';
import { slugOf } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { isIconName } from '@volan/ui/names';
import { SidePanel } from '@volan/ui/SidePanel';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { ChangeFailed, useSlugError } from '../entities/taxonomy/ChangeFailed.tsx';
import { sentTitles } from '../entities/taxonomy/sentTitles.ts';
import { useTaxonomyChange } from '../entities/taxonomy/taxonomyQueries.ts';
import { isTitled, TitleFields, titleIn } from '../entities/taxonomy/TitleFields.tsx';
import { useNarrow } from '../entities/taxonomy/useNarrow.ts';
import { useSite } from '../shell/site.ts';

export interface ServiceKindPanelProps {
  /** Null: a new one. */
  kind: ManagedServiceKind | null;
  onClose: () => void;
  onChanged: (answer: { meta: ChangeMeta }) => void;
}

/**
 * One kind of car service with its titles and icon. Its React key must hold kind and version, so that its fields start
 * with their values. [A07]
 */
export function ServiceKindPanel({ kind, onClose, onChanged }: ServiceKindPanelProps) {
  const { texts, language } = useSite();
  const isSheet = useNarrow();
  const [titles, setTitles] = useState<ManagedTitles>(kind?.titles ?? {});
  const [icon, setIcon] = useState(kind?.icon ?? 'wrench');
  const [typed, setTyped] = useState<string | null>(null);
  const [complains, setComplains] = useState(false);
  const slug = kind?.slug ?? typed ?? slugOf(titles.rs ?? '', '');
  const save = useTaxonomyChange(async (api, _: null): Promise<{ meta: ChangeMeta }> => {
    const fields = { icon, titles: sentTitles(titles) };
    return kind
      ? readCall(api, updateServiceKind, { ...fields, id: kind.id, version: kind.version })
      : readCall(api, createServiceKind, { ...fields, slug });
  });
  const slugError = useSlugError(save.error);
  const isKnownIcon = isIconName(icon);
  const name = kind ? titleIn(kind, language) : texts.newServiceKind;
  const submit = () => {
    setComplains(true);
    if (isTitled(titles) && slug !== '' && isKnownIcon) save.mutate(null, { onSuccess: onChanged });
  };

  return (
    <SidePanel
      id="service-kind"
      place="beside"
      title={name}
      closeLabel={texts.closePanel}
      onClose={onClose}
      {...(isSheet && { open: true, onOpenChange: (open: boolean) => (open ? undefined : onClose()) })}
      actions={
        <>
          <Button size="small" onClick={onClose}>
            {texts.cancelChanges}
          </Button>
          <Button size="small" variant="primary" busyLabel={save.isPending ? texts.saving : undefined} onClick={submit}>
            {texts.saveChanges}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <ChangeFailed error={slugError === undefined ? save.error : null} name={name} onReload={() => save.reset()} />
        <TitleFields
          id="service-kind-title"
          layout="single"
          titles={titles}
          complains={complains}
          onChange={setTitles}
        />
        <TextInput
          id="service-kind-slug"
          label={texts.slug}
          hint={texts.slugHint}
          error={slugError ?? (complains && slug === '' ? texts.requiredField : undefined)}
          readOnly={kind !== null}
          autoComplete="off"
          value={slug}
          onValueChange={setTyped}
        />
        <TextInput
          id="service-kind-icon"
          label={texts.iconName}
          error={complains && !isKnownIcon ? texts.serviceKindIconUnknown : undefined}
          autoComplete="off"
          value={icon}
          onValueChange={setIcon}
        />
      </Stack>
    </SidePanel>
  );
}
