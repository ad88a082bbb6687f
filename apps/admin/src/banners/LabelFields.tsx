import type { ManagedTitles } from '@volan/api-contract';
import {
  brands,
  inOneLine,
  languages,
  languagesOf,
  toHtmlLang,
  type BrandId,
  type Language,
} from '@volan/domain-rules';
import { Disclosure } from '@volan/ui/Disclosure';
import { Grid } from '@volan/ui/Grid';
import { TextInput } from '@volan/ui/TextInput';
import { useSite } from '../shell/site.ts';
import { labelControl } from './controlOf.ts';

/** Most letters of a label. */
const maxLetters = 120;

export interface LabelFieldsProps {
  labels: ManagedTitles;
  /** Its own language is required, since that replaces missing ones. */
  brand: BrandId;
  /** What the server says about the labels. */
  error: string | undefined;
  onChange: (labels: ManagedTitles) => void;
}

/**
 * What a banner says and who pays for it, by language, those of the brand first. A text that is too long stays as it is
 * typed, with an error.
 */
export function LabelFields({ labels, brand, error, onChange }: LabelFieldsProps) {
  const { texts } = useSite();
  const required = brands[brand].defaultLanguage;
  const ofBrand = languagesOf(brands[brand]).flatMap((value) => languages.find((one) => one.value === value) ?? []);
  const isWrong = ({ value }: Language) => {
    const label = inOneLine(labels[value] ?? '');
    return label.length > maxLetters || (label === '' && value === required);
  };
  const wrong = error === undefined ? [] : languages.filter(isWrong);
  const errorOf = (one: Language) => {
    if (!wrong.includes(one)) return undefined;

    return inOneLine(labels[one.value] ?? '') ? texts.bannerLabelLong({ letters: maxLetters }) : texts.requiredField;
  };
  const fieldOf = (one: Language) => (
    <TextInput
      key={one.value}
      id={labelControl(one.value)}
      label={texts.bannerLabelIn({ language: one.name })}
      lang={toHtmlLang(one.value)}
      hint={one.value === required ? texts.bannerLabelHint : undefined}
      error={errorOf(one) ?? (one.value === required && wrong.length === 0 ? error : undefined)}
      autoComplete="off"
      value={labels[one.value] ?? ''}
      onValueChange={(label) => onChange({ ...labels, [one.value]: label })}
    />
  );
  const [first, second, ...others] = ofBrand;
  const isOpen = others.some((one) => wrong.includes(one));

  return (
    <>
      <Grid layout="panels2">{[first, second].flatMap((one) => (one ? [fieldOf(one)] : []))}</Grid>
      <Disclosure key={String(isOpen)} defaultOpen={isOpen} moreLabel={texts.bannerLabelsMore} lessLabel={texts.less}>
        <Grid layout="panels2">{others.map(fieldOf)}</Grid>
      </Disclosure>
    </>
  );
}
