import type { ManagedTitles } from '@volan/api-contract';
import { languages, languageValues } from '@volan/domain-rules';
import { Grid } from '@volan/ui/Grid';
import { TextInput } from '@volan/ui/TextInput';
import { useSite } from '../../shell/site.ts';

/** How many languages have a title, as shown: "7 / 9". */
export const titleShare = (titles: ManagedTitles) =>
  `${languageValues.filter((value) => titles[value]).length} / ${languageValues.length}`;

/** The title of a row in the language of the administration, or in Serbian or English. */
export const titleIn = ({ titles, slug }: { titles: ManagedTitles; slug: string }, language: 'rs' | 'en') =>
  titles[language] ?? titles.rs ?? titles.en ?? slug;

export interface TitleFieldsProps {
  id: string;
  titles: ManagedTitles;
  onChange: (titles: ManagedTitles) => void;
  /** Shows an error if Serbian or English is missing. */
  complains: boolean;
  /** Layout of the fields; `single` is for a narrow panel, one below another. @default 'triple' */
  layout?: 'triple' | 'single';
}

/** A title in nine languages. Serbian and English are required, since they replace missing ones. [E05] */
export function TitleFields({ id, titles, onChange, complains, layout = 'triple' }: TitleFieldsProps) {
  const { texts } = useSite();
  const fields = languages.map(({ value, name }) => {
    const needed = value === 'rs' || value === 'en';
    return (
      <TextInput
        key={value}
        id={`${id}-${value}`}
        size={layout === 'single' ? 'small' : 'medium'}
        label={texts.nameIn({ language: name })}
        lang={value === 'rs' ? 'sr-Latn' : value}
        required={needed}
        error={complains && needed && !titles[value]?.trim() ? texts.requiredField : undefined}
        maxLength={120}
        autoComplete="off"
        value={titles[value] ?? ''}
        onValueChange={(title) => onChange({ ...titles, [value]: title })}
      />
    );
  });
  return layout === 'single' ? fields : <Grid layout="panels3">{fields}</Grid>;
}

/** Whether both required languages have a title. */
export const isTitled = ({ rs, en }: ManagedTitles) => Boolean(rs?.trim() && en?.trim());
