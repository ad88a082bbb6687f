import { SearchInput } from '@volan/ui/SearchInput';
import { useNavigate } from 'react-router';
import { base } from './AdminLink.tsx';

export interface TableSearchProps {
  id: string;
  label: string;
  /** What is looked for now; empty: nothing. */
  value: string;
  /** Address of the table for what was typed; empty: for all. */
  hrefOf: (search: string) => string;
}

/** The search over a table; Enter looks. */
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
