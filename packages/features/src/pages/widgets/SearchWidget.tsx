import type { Model } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Select } from '@volan/ui/Select';
import { formatCompiled } from '@volan/i18n';
import type { ShortFilter, ShortQuestions } from '../../blocks/shortSearch/ShortSearchProps.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { WidgetFrame } from './WidgetFrame.tsx';
import * as styles from './widget.css.ts';

export interface SearchWidgetProps {
  questions: ShortQuestions;
  /** Models of the chosen make; empty while none is chosen. */
  models: readonly Pick<Model, 'slug' | 'title'>[];
  /** The choices in the form, by the names of its controls. */
  chosen: URLSearchParams;
  /** Ads that match. */
  total: number;
  /** The list that takes the form. */
  action: string;
  /** The one make that the partner decided on: its models are asked alone. @default null */
  make?: string | null;
  /** Keys of the filters that the partner decided on: they are not asked. @default none */
  decided?: ReadonlySet<string>;
  /** Filters of the partner that stay, as in `filters` of a list. */
  kept: string;
}

type Limit = Extract<ShortFilter, { kind: 'limit' }>;

const none: ReadonlySet<string> = new Set();

/** `volan-search`: make, model, dearest price and oldest year; its button counts and opens our list. [M65] */
export function SearchWidget({
  questions,
  models,
  chosen,
  total,
  action,
  kept,
  make = null,
  decided = none,
}: SearchWidgetProps) {
  const { language } = useSite();
  const { t, message } = useMessages();
  const makes = questions.filters.find(({ kind }) => kind === 'makes');
  const limits = questions.filters
    .filter((filter): filter is Limit => filter.kind === 'limit')
    .slice(0, 2)
    .filter(({ key }) => !decided.has(key));
  const makeName = `f.${makes?.key}`;
  // a make is written `volkswagen`, its model `volkswagen.golf`
  const asksMake = makes !== undefined && !decided.has(makes.key);
  const [chosenMake = ''] = make === null ? chosen.getAll(makeName).filter((value) => !value.includes('.')) : [make];
  const [model = make ?? ''] = chosen.getAll(makeName).filter((value) => value.startsWith(`${chosenMake}.`));

  return (
    <WidgetFrame kind="search" title={t('widget.search-title')}>
      <form className={styles.live} action={action} method="get" role="search" aria-labelledby="widget-title">
        {kept !== '' && <input type="hidden" name="filters" value={kept} />}
        <div className={styles.controls}>
          {asksMake && (
            <Select
              id="make"
              name={makeName}
              label={t('home.make')}
              hideLabel
              defaultValue={chosenMake}
              options={[
                { value: '', label: t('home.any-make') },
                ...questions.makes.map(({ slug, title }) => ({ value: slug, label: title })),
              ]}
            />
          )}
          {(asksMake || make !== null) && (
            <div data-live={`models ${chosenMake}`}>
              <Select
                id="model"
                name={makeName}
                label={t('home.model')}
                hideLabel
                defaultValue={model}
                options={[
                  { value: make ?? '', label: t('home.any-model') },
                  ...(chosenMake === ''
                    ? [{ value: '-', label: t('home.make-first'), disabled: true }]
                    : models.map(({ slug, title }) => ({ value: `${chosenMake}.${slug}`, label: title }))),
                ]}
              />
            </div>
          )}
          {limits.map(({ key, side, title, steps }) => {
            const name = `f.${key}.${side}`;
            const label = formatCompiled(message(side === 'max' ? 'home.up-to' : 'home.at-least'), language, {
              question: title,
            });
            return (
              <Select
                key={key}
                id={key}
                name={name}
                label={label}
                hideLabel
                defaultValue={chosen.get(name) ?? ''}
                options={[{ value: '', label }, ...steps]}
              />
            );
          })}
        </div>
        <div role="status">
          <Button type="submit" variant="primary" icon="search" block part="button">
            <span data-live="count">{t('catalog.show-ads', { count: total })}</span>
          </Button>
        </div>
      </form>
    </WidgetFrame>
  );
}
