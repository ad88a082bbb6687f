import { ActiveFilters } from '@volan/ui/ActiveFilters';
import { FilterGroup, FilterLine } from '@volan/ui/FilterGroup';
import { FilterRail } from '@volan/ui/FilterRail';
import { slidersHorizontalIcon } from '@volan/ui/icons';
import { Link } from '@volan/ui/Link';
import { SearchInput } from '@volan/ui/SearchInput';
import { Switch } from '@volan/ui/Switch';
import { useEffect, useRef, useState } from 'react';
import { withQueries } from '../../../runtime/hydration/withQueries.tsx';
import { FilterControl } from './FilterControl.tsx';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { submitLabel } from './submitLabel.ts';
import { formText, useLiveSearch } from '../../../blocks/catalogSearch/useLiveSearch.ts';

/** Groups that a phone shows open when the sheet opens. */
const openInSheet = 2;

function Panel(props: FilterPanelProps) {
  const {
    id,
    action,
    texts,
    chosen,
    chosenCount,
    clear,
    hidden,
    search: sought,
    credit,
    groups,
    detailed,
    tag,
  } = props;
  const [text, setText] = useState<string | null>(null);
  const search = useLiveSearch(text, props);
  const live = search.data?.meta;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // a page that comes back unchanged shows its own list: boxes that were ticked to leave it belong to the next one
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;

      form.current?.reset();
      setText(null);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  // Made when it is needed: making one takes longer than all else that a first tap on the form waits for.
  const count = live && new Intl.NumberFormat(tag);

  return (
    <FilterRail
      ref={form}
      autoComplete="off"
      id={id}
      action={action}
      title={texts.title}
      closeLabel={texts.close}
      submitLabel={submitLabel(props, live, search.isError)}
      hidden={hidden}
      clear={clear}
      chosenCount={chosenCount}
      chosen={chosen.filters.length > 0 ? <ActiveFilters {...chosen} place="sheet" /> : undefined}
      onInput={(event) => setText(formText(event.currentTarget))}
    >
      <FilterLine>
        <SearchInput id={`${id}-words`} name="q" label={sought.label} defaultValue={sought.value} size="small" />
      </FilterLine>
      {groups.map((group, index) => (
        <FilterGroup
          key={group.key}
          title={group.title}
          defaultOpen={group.open}
          value={group.value || undefined}
          closedInSheet={index >= openInSheet}
        >
          <FilterControl
            group={group}
            panel={props}
            formText={text}
            counts={count && ((value) => count.format(live.facets[group.key]?.[value] ?? 0))}
          />
        </FilterGroup>
      ))}
      {detailed && (
        <FilterLine>
          <Link href={detailed.href} icon={slidersHorizontalIcon} size="small" standalone quiet>
            {detailed.label}
          </Link>
        </FilterLine>
      )}
      {credit && (
        <FilterLine>
          <Switch
            name="credit"
            value="1"
            defaultChecked={credit.checked}
            count={count ? count.format(live.credit) : credit.count}
          >
            {credit.label}
          </Switch>
        </FilterLine>
      )}
    </FilterRail>
  );
}

/** The filter form: its button tells how many ads there are while filters are chosen. [M51] */
export const FilterPanelIsland = withQueries(Panel);
