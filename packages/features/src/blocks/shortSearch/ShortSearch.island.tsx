import { isLanguageValue, type LanguageValue } from '@volan/domain-rules';
import { formatCompiled } from '@volan/i18n';
import { Alert } from '@volan/ui/Alert';
import { SearchBox } from '@volan/ui/SearchBox';
import { Select } from '@volan/ui/Select';
import { useState } from 'react';
import { taxonomyQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { formText, useLiveSearch } from '../catalogSearch/useLiveSearch.ts';
import { withQueries } from '../../runtime/hydration/withQueries.tsx';
import { ownModels } from './ownModels.ts';
import { ShortControls } from './ShortControls.tsx';
import type { ShortSearchProps, ShortQuestions } from './ShortSearchProps.ts';
import { shortQuestions } from './shortQuestions.ts';

/** The short filters of the chosen category: those of the page, or read when another category is chosen. */
function useShortQuestions(
  chosen: number,
  { categoryId, questions, year }: ShortSearchProps,
  language: LanguageValue,
): ShortQuestions {
  const api = useApi();
  const enabled = chosen !== categoryId;
  const category = useQuery({ ...taxonomyQueries.category(api, chosen), enabled });
  const brands = useQuery({ ...taxonomyQueries.brands(api, chosen), enabled });
  if (!enabled || !category.data || !brands.data) {
    // While the others are on their way, what was there stays: nothing jumps under the finger.
    return questions;
  }

  return shortQuestions(category.data.specifications, brands.data, language, year);
}

const languageOf = ({ language }: ShortSearchProps['asking']): LanguageValue =>
  isLanguageValue(language) ? language : 'en';

function ShortSearchForm(props: ShortSearchProps) {
  const { id, compact, action, detailed, categories, countries, total, texts, asking } = props;
  const [text, setText] = useState<string | null>(null);
  const chosen = Number(new URLSearchParams(text ?? '').get('category_id') ?? props.categoryId);
  const live = useLiveSearch(text, { asking: props.asking, categoryId: chosen, countries });
  const questions = useShortQuestions(chosen, props, languageOf(asking));
  // While a new number is on its way the last one stays.
  const count = live.isError ? null : (live.data?.meta.total ?? total);

  return (
    <SearchBox
      id={id}
      action={action}
      compact={compact}
      {...(!compact && { detailed: { label: detailed.label, href: detailed.hrefs[chosen] ?? action } })}
      title={texts.title}
      {...(texts.lead !== undefined && { lead: texts.lead })}
      submitLabel={count !== null ? formatCompiled(texts.showCount, languageOf(asking), { count }) : texts.show}
      onInput={(event) => setText(ownModels(formText(event.currentTarget), questions))}
    >
      {texts.failed === undefined ? (
        <>
          <Select
            id={`${id}-category`}
            name="category_id"
            label={texts.category}
            hideLabel
            defaultValue={String(props.categoryId)}
            options={categories}
          />
          <ShortControls
            props={props}
            questions={questions}
            text={text}
            categoryId={chosen}
            language={languageOf(asking)}
          />
        </>
      ) : (
        <Alert tone="caution">{texts.failed}</Alert>
      )}
    </SearchBox>
  );
}

/** The short search: its button says how many ads wait behind it while it is filled in. [M50] */
export const ShortSearchIsland = withQueries(ShortSearchForm);
