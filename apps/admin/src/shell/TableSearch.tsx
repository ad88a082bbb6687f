import { SearchInput } from '@volan/ui/SearchInput';
import { useNavigate } from 'react-router';
import { base } from './AdminLink.tsx';

export interface TableSearchProps {
  id: string;
  label: string;
  /** The current search text; empty: no search. */
  value: string;
  /** Address of the table for a search text; empty: all rows. */
  hrefOf: (search: string) => string;
}

/** The search above a table; Enter starts it. */
export function TableSearch({ id, label, value, hrefOf }: TableSearchProps) {
  const navigate = useNavigate();
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('search');
        void navigate(hrefOf(typeof typed === 'string' ? typed.trim() : '').slice(base.length));
      }}
    >
      <SearchInput id={id} key={value} label={label} name="search" size="small" maxLength={100} defaultValue={value} />
    </form>
  );
}
