import { maxWidgetRows, widgetKinds } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Checkbox } from '@volan/ui/Checkbox';
import { layoutGridIcon, searchIcon, storeIcon, tagIcon } from '@volan/ui/icons';
import { RadioCards } from '@volan/ui/RadioCards';
import { RadioGroup } from '@volan/ui/RadioGroup';
import { SegmentedControl } from '@volan/ui/SegmentedControl';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { HostColors } from './HostColors.tsx';
import * as styles from './partners.css.ts';
import { widgetThemes, type SnippetChoice } from './SnippetChoice.ts';
import type { SnippetBuilderProps } from './SnippetBuilderProps.ts';
import type { SourceProblem } from './widgetSource.ts';

export interface SnippetFormProps extends Pick<SnippetBuilderProps, 'languages' | 'tag' | 'texts'> {
  /** The current choice. */
  now: SnippetChoice;
  /** The initial values of the form: the browser keeps the rest. */
  first: SnippetChoice;
  /** Exact version that can be chosen; null: none. */
  version: string | null;
  problem: SourceProblem | null;
}

/** By source, not by name: an island knows no icon that it does not import. */
const icons = { search: searchIcon, ads: layoutGridIcon, stock: storeIcon, 'price-badge': tagIcon };
const rowNumbers = Array.from({ length: maxWidgetRows }, (_, index) => String(index + 1));

/**
 * The content and the look of a widget, as fields of a form. Fields that the chosen element does not use are hidden,
 * not lost.
 */
export function SnippetForm({ now, first, languages, tag, version, problem, texts }: SnippetFormProps) {
  return (
    <Card kind="panel" as="div">
      <Stack gap={2}>
        <ContentFields now={now} first={first} tag={tag} problem={problem} texts={texts} />
        <LookFields now={now} first={first} languages={languages} tag={tag} texts={texts} />
        {version !== null && (
          <RadioGroup
            id="partner-version"
            name="version"
            legend={texts.version}
            defaultValue={first.pinned ? 'pinned' : 'newest'}
            options={[
              { value: 'newest', label: texts.newest },
              { value: 'pinned', label: texts.pinned },
            ]}
          />
        )}
        <div className={styles.withoutScript}>
          <Button type="submit" variant="primary">
            {texts.update}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** What the widget shows. */
function ContentFields({ now, first, tag, problem, texts }: Omit<SnippetFormProps, 'languages' | 'version'>) {
  const { element } = now;
  const isGrid = element === 'stock' || (element === 'ads' && now.layout === 'grid');

  return (
    <>
      <div>
        <p className={styles.legend} aria-hidden="true">
          {texts.element}
        </p>
        <RadioCards
          id="partner-element"
          name="element"
          legend={texts.element}
          defaultValue={first.element}
          cards={widgetKinds.map((value) => ({ value, icon: icons[value], ...texts.elements[value] }))}
        />
      </div>
      <TextInput
        id="partner-source"
        name="source"
        type="text"
        inputMode="url"
        label={texts.source[element].label}
        hint={texts.source[element].hint}
        error={problem === 'wrong' ? texts.sourceWrong : undefined}
        defaultValue={first.source}
        autoComplete="off"
      />
      <div hidden={element !== 'ads'}>
        <p className={styles.legend} aria-hidden="true">
          {texts.layout}
        </p>
        <SegmentedControl
          label={texts.layout}
          name="layout"
          defaultValue={first.layout}
          options={(['grid', 'strip'] as const).map((value) => ({ value, label: texts.layouts[value] }))}
        />
      </div>
      <div hidden={!isGrid}>
        <Select
          id="partner-rows"
          name="rows"
          label={texts.rows}
          defaultValue={String(first.rows)}
          options={rowNumbers.map((value) => ({ value, label: new Intl.NumberFormat(tag).format(Number(value)) }))}
        />
      </div>
    </>
  );
}

/** How the widget looks, its language and its key. */
function LookFields({ now, first, languages, tag, texts }: Omit<SnippetFormProps, 'problem' | 'version'>) {
  return (
    <>
      <div>
        <p className={styles.legend} aria-hidden="true">
          {texts.theme}
        </p>
        <SegmentedControl
          label={texts.theme}
          name="theme"
          defaultValue={first.theme}
          options={widgetThemes.map((value) => ({ value, label: texts.themes[value] }))}
        />
      </div>
      <Select
        id="partner-lang"
        name="lang"
        label={texts.language}
        defaultValue={languages.some((language) => language.tag === first.lang) ? first.lang : ''}
        options={[
          { value: '', label: texts.pageLanguage },
          ...languages.map((language) => ({ value: language.tag, label: language.name })),
        ]}
      />
      <TextInput
        id="partner-key"
        name="key"
        label={texts.key}
        hint={texts.keyHint}
        defaultValue={first.key}
        autoComplete="off"
        spellCheck={false}
      />
      <Checkbox name="font" value="host" defaultChecked={first.font === 'host'}>
        {texts.font}
      </Checkbox>
      <Checkbox name="own" value="1" defaultChecked={first.own}>
        {texts.own}
      </Checkbox>
      <div hidden={!now.own}>
        <HostColors now={now} first={first} tag={tag} texts={texts} />
      </div>
    </>
  );
}
