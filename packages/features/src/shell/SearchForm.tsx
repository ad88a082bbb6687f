import { longestSearchText } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { SearchInput } from '@volan/ui/SearchInput';
import { useMessages } from '../runtime/site/useMessages.ts';

export interface SearchFormProps {
  /** The catalog that is searched. */
  action: string;
  /** The searched words. */
  value?: string;
}

/** Words to look for, as a form that works without scripts. */
export function SearchForm({ action, value }: SearchFormProps) {
  const { t } = useMessages();
  return (
    <form action={action} method="get" role="search">
      <Row gap={1} wrap>
        <SearchInput
          id="search-words"
          name="q"
          label={t('catalog.search-field')}
          {...(value && { defaultValue: value.slice(0, longestSearchText) })}
        />
        <Button type="submit" variant="ink">
          {t('catalog.search')}
        </Button>
      </Row>
    </form>
  );
}
