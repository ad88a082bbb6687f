import { readCall, type Api } from '@volan/api-client';
import type { ManagedSpecification } from '@volan/api-contract';
import {
  setSpecificationHighlight,
  setSpecificationInfilter,
  setSpecificationIntitle,
  setSpecificationMulti,
  setSpecificationShortfilter,
  setSpecificationStatus,
} from '@volan/api-contract/wire';
import { Button } from '@volan/ui/Button';
import type { FlagName } from '@volan/ui/FlagMatrix';
import { Tag } from '@volan/ui/Tag';
import { useState } from 'react';
import { useTaxonomyChange, type useUndo } from '../../entities/taxonomy/taxonomyQueries.ts';
import { useSite } from '../../shell/site.ts';
import { flagsOf, type FlagChanges } from './specificationWords.ts';

const calls = {
  status: setSpecificationStatus,
  infilter: setSpecificationInfilter,
  highlight: setSpecificationHighlight,
  shortfilter: setSpecificationShortfilter,
  intitle: setSpecificationIntitle,
  multi: setSpecificationMulti,
};

/** Sets one flag of a question, if it still has the version that the administrator saw. [J117-J122, T50] */
export const setFlag = (
  api: Api,
  { id, version }: Pick<ManagedSpecification, 'id' | 'version'>,
  flag: FlagName,
  on: boolean,
) => readCall(api, calls[flag], { id, version, status: on ? 1 : 0 });

/**
 * Holds changed flags until they are published together. After a failure the published ones stay published, and the
 * rest stays changed.
 *
 * @param note gets the answer to each published flag
 */
export function useFlagChanges(rows: readonly ManagedSpecification[], note: ReturnType<typeof useUndo>['note']) {
  const [changes, setChanges] = useState<FlagChanges>({});
  const changed = Object.entries(changes).flatMap(([id, flags]) =>
    Object.entries(flags).map(([flag, on]) => ({ id: Number(id), flag: flag as FlagName, on })),
  );
  const publish = useTaxonomyChange(async (client, _: null) => {
    // each flag makes a new version, which the next change refers to
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    for (const { id, flag, on } of changed) {
      const answer = await setFlag(client, { id, version: versions.get(id) ?? 0 }, flag, on);
      versions.set(id, answer.data.version);
      note(answer);
      setChanges((held) => without(held, String(id), flag));
    }
  });

  return {
    changes,
    changed,
    publish,
    discard: () => setChanges({}),
    /** Changes one flag; back to its stored state it is no change. */
    set: (id: string, flag: FlagName, on: boolean) => {
      const stored = rows.find((row) => String(row.id) === id);
      const isStored = stored && flagsOf(stored)[flag] === on;
      setChanges((held) => (isStored ? without(held, id, flag) : { ...held, [id]: { ...held[id], [flag]: on } }));
    },
  };
}

/** The changes without one of them. */
function without(changes: FlagChanges, id: string, flag: FlagName): FlagChanges {
  const { [flag]: _flag, ...flags } = changes[id] ?? {};
  const { [id]: _row, ...others } = changes;
  return Object.keys(flags).length > 0 ? { ...others, [id]: flags } : others;
}

export interface PublishFlagsProps {
  /** How many flags are changed. */
  count: number;
  publish: ReturnType<typeof useFlagChanges>['publish'];
  onDiscard: () => void;
}

/** Publishes the changed flags, or discards them. */
export function PublishFlags({ count, publish, onDiscard }: PublishFlagsProps) {
  const { texts, words } = useSite();

  return (
    <>
      <Tag tone="caution" icon="pencil">
        {texts.unsaved({ count: words.formats.number(count) })}
      </Tag>
      <Button onClick={onDiscard}>{texts.discard}</Button>
      <Button
        variant="primary"
        busyLabel={publish.isPending ? texts.saving : undefined}
        onClick={() => publish.mutate(null)}
      >
        {texts.publish}
      </Button>
    </>
  );
}
