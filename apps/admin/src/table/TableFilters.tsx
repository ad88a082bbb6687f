import { Button } from '@volan/ui/Button';
import { FilterBar } from '@volan/ui/FilterBar';
import { Link } from '@volan/ui/Link';
import { Popover } from '@volan/ui/Popover';
import { Row as Line } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { useNavigate } from 'react-router';
import { base } from '../shell/AdminLink.tsx';
import { useSite } from '../shell/site.ts';
import { TableSearch } from '../shell/TableSearch.tsx';
import { withoutFilters } from './tableAddress.ts';
import type { TableFilter, TableShortcut } from './TableColumn.ts';

export interface TableFiltersProps {
  id: string;
  params: URLSearchParams;
  label: string;
  filters: readonly TableFilter[];
  shortcuts: readonly TableShortcut[];
  search: string | undefined;
  hrefOf: (changes: Readonly<Record<string, string | null>>) => string;
}

/** Chooses or types the value of one filter. */
function FilterValue({ id, filter, hrefOf }: { id: string; filter: TableFilter } & Pick<TableFiltersProps, 'hrefOf'>) {
  const { texts } = useSite();
  const navigate = useNavigate();
  const { name, label, values, type = 'text' } = filter;

  return (
    <Popover id={id} title={label} hideTitle={!values}>
      {values ? (
        <Stack gap={1}>
          {values.map(([value, word]) => (
            <Link key={value} href={hrefOf({ [name]: value })}>
              {word}
            </Link>
          ))}
        </Stack>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('value');
            if (typeof typed === 'string' && typed.trim() !== '') {
              void navigate(hrefOf({ [name]: typed.trim() }).slice(base.length));
            }
          }}
        >
          <Line gap={1} align="end">
            <TextInput
              id={`${id}-value`}
              label={label}
              name="value"
              size="small"
              maxLength={100}
              {...(type === 'date' && {
                placeholder: '2026-11-25',
                pattern: String.raw`\d{4}-\d{2}-\d{2}`,
                hint: texts.dayForm,
              })}
            />
            <Button size="small" type="submit">
              {texts.apply}
            </Button>
          </Line>
        </form>
      )}
    </Popover>
  );
}

/** The filters of a table: a search, the filters that are set, and those that can be added. */
export function TableFilters({ id, params, label, filters, shortcuts, search, hrefOf }: TableFiltersProps) {
  const { texts } = useSite();
  const wordOf = ({ name, values }: TableFilter) => {
    const value = params.get(name) ?? '';
    return values ? values.find(([one]) => one === value)?.[1] : value === '' ? undefined : value;
  };
  const set = filters.filter((filter) => wordOf(filter) !== undefined);
  const unset = filters.filter((filter) => !set.includes(filter));

  return (
    <>
      <FilterBar
        label={label}
        {...(search !== undefined && {
          search: (
            <TableSearch
              id={`${id}-search`}
              label={search}
              value={params.get('search') ?? ''}
              hrefOf={(typed) => hrefOf({ search: typed })}
            />
          ),
        })}
        filters={set.map((filter) => ({
          label: filter.values ? (wordOf(filter) ?? '') : `${filter.label}: ${wordOf(filter)}`,
          href: hrefOf({ [filter.name]: null }),
        }))}
        removeLabel={texts.remove}
        fields={[
          ...shortcuts
            .filter(({ name }) => unset.some((filter) => filter.name === name))
            .map(({ name, value, label: word }) => ({ label: word, href: hrefOf({ [name]: value }) })),
          ...unset.map(({ name, label: word }) => ({ label: word, opens: `${id}-${name}` })),
        ]}
        addLabel={texts.addFilter}
        clear={{ label: texts.clear, href: hrefOf(withoutFilters(filters)) }}
      />
      {unset.map((filter) => (
        <FilterValue key={filter.name} id={`${id}-${filter.name}`} filter={filter} hrefOf={hrefOf} />
      ))}
    </>
  );
}
