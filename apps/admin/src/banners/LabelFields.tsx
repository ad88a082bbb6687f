import type { ManagedTitles } from '@volan/api-contract';
import { inOneLine, languages, toHtmlLang, type Language } from '@volan/domain-rules';
import { Disclosure } from '@volan/ui/Disclosure';
import { Grid } from '@volan/ui/Grid';
import { TextInput } from '@volan/ui/TextInput';
import { useSite } from '../shell/site.ts';

/** Most letters of a label. */
const maxLetters = 120;

export interface LabelFieldsProps {
  labels: ManagedTitles;
  /** What the server says about the labels. */
  error: string | undefined;
  onChange: (labels: ManagedTitles) => void;
}

/**
 * What a banner says and who pays for it, by language. Serbian and English are required, since they replace missing
 * ones. A text that is too long stays as it is typed, with an error.
 */
export function LabelFields({ labels, error, onChange }: LabelFieldsProps) {
  const { texts } = useSite();
  const isWrong = ({ value }: Language) => {
    const label = inOneLine(labels[value] ?? '');
    return label.length > maxLetters || (label === '' && (value === 'rs' || value === 'en'));
  };
  const wrong = error === undefined ? [] : languages.filter(isWrong);
  const errorOf = (one: Language) => {
    if (!wrong.includes(one)) return undefined;

    return inOneLine(labels[one.value] ?? '') ? texts.bannerLabelLong({ letters: maxLetters }) : texts.requiredField;
  };
  const fieldOf = (one: Language) => (
    <TextInput
      key={one.value}
      id={`banner-label-${one.value}`}
      label={texts.bannerLabelIn({ language: one.name })}
      lang={toHtmlLang(one.value)}
      hint={one.value === 'rs' ? texts.bannerLabelHint : undefined}
      error={errorOf(one) ?? (one.value === 'rs' && wrong.length === 0 ? error : undefined)}
      autoComplete="off"
      value={labels[one.value] ?? ''}
      onValueChange={(label) => onChange({ ...labels, [one.value]: label })}
    />
  );
  const [serbian, english, ...others] = languages;
  const isOpen = others.some((one) => wrong.includes(one));

  return (
    <>
      <Grid layout="panels2">{[serbian, english].flatMap((one) => (one ? [fieldOf(one)] : []))}</Grid>
      <Disclosure key={String(isOpen)} defaultOpen={isOpen} moreLabel={texts.bannerLabelsMore} lessLabel={texts.less}>
        <Grid layout="panels2">{others.map(fieldOf)}</Grid>
      </Disclosure>
    </>
  );
}
