import { isLanguageValue } from '@volan/domain-rules';
import { formatCompiled } from '@volan/i18n';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { SearchInput } from '@volan/ui/SearchInput';
import { FormItem, SectionedForm, type FormSection } from '@volan/ui/SectionedForm';
import { Select } from '@volan/ui/Select';
import { Switch } from '@volan/ui/Switch';
import { useState } from 'react';
import { chosenKeys } from '../catalog/activeFilters.ts';
import { formSearch } from '../../../blocks/catalogSearch/formSearch.ts';
import { submitLabel } from '../catalog/submitLabel.ts';
import { formText, useLiveSearch } from '../../../blocks/catalogSearch/useLiveSearch.ts';
import { withQueries } from '../../../runtime/hydration/withQueries.tsx';
import type { DetailedSearchProps, SearchSection } from './DetailedSearchProps.ts';
import * as styles from './search.css.ts';
import { SearchField } from './SearchField.tsx';
import { soughtField } from './soughtFields.ts';

const conditionsOf = ({ messages, asking }: DetailedSearchProps, count: number) =>
  isLanguageValue(asking.language) ? formatCompiled(messages.conditions, asking.language, { count }) : '';

function Tools(props: DetailedSearchProps & { onSought: (text: string) => void }) {
  const { id, category, messages, here, onSought } = props;
  return (
    <>
      <div className={styles.category}>
        <Select
          id={`${id}-category`}
          name="to"
          label={category.label}
          defaultValue={category.value}
          options={category.options}
        />
        <Button type="submit" formAction={here}>
          {category.change}
        </Button>
      </div>
      <div className={styles.withScript}>
        <SearchInput
          id={`${id}-field`}
          label={messages.findField}
          onInput={(event) => {
            event.stopPropagation();
            onSought(event.currentTarget.value);
          }}
        />
      </div>
    </>
  );
}

function Form(props: DetailedSearchProps) {
  const { id, action, here, groups, sections, credit, search: q, messages, dropped, tag } = props;
  const [text, setText] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  const search = useLiveSearch(text, props);
  const live = search.data?.meta;
  const count = new Intl.NumberFormat(tag);
  const answered = text === null ? props.answered : chosenKeys(formSearch(new URLSearchParams(text), tag));

  const sectionOf = ({ id: place, title, keys, credit: asksCredit }: SearchSection, index: number): FormSection => {
    const fields = keys
      .flatMap((key) => groups.find((group) => group.key === key) ?? [])
      .map((group) => ({ group, field: soughtField(group, sought) }));
    const own = answered.filter((key) => keys.includes(key) || (asksCredit && key === 'credit')).length;
    return {
      id: place,
      title,
      ...(own > 0 && { chosen: { count: count.format(own), label: conditionsOf(props, own) } }),
      hidden: fields.every(({ field }) => !field.found),
      children: (
        <>
          {index === 0 && (
            <FormItem width="full" hidden={sought !== ''}>
              <SearchInput id={`${id}-words`} name="q" label={q.label} defaultValue={q.value} />
            </FormItem>
          )}
          {fields.map(({ group, field }) => (
            <SearchField
              key={group.key}
              group={group}
              panel={props}
              formText={text}
              counts={live ? (value) => count.format(live.facets[group.key]?.[value] ?? 0) : undefined}
              sought={field}
              untitled={group.title === title}
            />
          ))}
          {index === 0 && (
            <div className={styles.withoutScript}>
              <Button type="submit" formAction={here} size="small">
                {messages.update}
              </Button>
            </div>
          )}
          {asksCredit && credit && (
            <FormItem hidden={sought !== ''}>
              <Switch
                name="credit"
                value="1"
                defaultChecked={credit.checked}
                count={live ? count.format(live.credit) : credit.count}
              >
                {credit.label}
              </Switch>
            </FormItem>
          )}
        </>
      ),
    };
  };

  return (
    <SectionedForm
      id={id}
      action={action}
      title={props.heading}
      line={props.line}
      tools={<Tools {...props} onSought={setSought} />}
      notice={dropped === null ? undefined : <Alert tone="caution">{dropped}</Alert>}
      sectionsLabel={messages.sections}
      sections={sections.map(sectionOf)}
      noneFound={messages.noField}
      hidden={props.hidden}
      asked={answered.length > 0 ? conditionsOf(props, answered.length) : undefined}
      clear={answered.length > 0 ? (props.clear ?? { href: here, label: props.clearLabel }) : undefined}
      submitLabel={submitLabel(props, live, search.isError)}
      onInput={(event) => setText(formText(event.currentTarget))}
    />
  );
}

/** The form with every question of a category: its button tells how many ads there are while it is filled in. [M51] */
export const DetailedSearchIsland = withQueries(Form);
