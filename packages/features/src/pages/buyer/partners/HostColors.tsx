import { Alert } from '@volan/ui/Alert';
import { Stack } from '@volan/ui/Stack';
import { TextInput } from '@volan/ui/TextInput';
import { contrastsOf, leastContrast } from './contrastsOf.ts';
import * as styles from './partners.css.ts';
import { hostColors, isColor, type SnippetChoice } from './SnippetChoice.ts';
import type { SnippetTexts } from './SnippetBuilderProps.ts';

export interface HostColorsProps {
  now: SnippetChoice;
  first: SnippetChoice;
  /** Language of the page, for its numbers. */
  tag: string;
  texts: SnippetTexts;
}

/** The colours of the partner's page, and whether words in them can be read. */
export function HostColors({ now, first, tag, texts }: HostColorsProps) {
  const contrasts = contrastsOf(now.colors);
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 1 });
  // a colour that cannot be read has no contrast
  const isEnough =
    hostColors.every((name) => isColor(now.colors[name])) && contrasts.every(({ ratio }) => ratio >= leastContrast);

  return (
    <Stack gap={2}>
      <div className={styles.colors}>
        {hostColors.map((name) => (
          <TextInput
            key={name}
            id={`partner-${name}`}
            name={name}
            label={texts.colors[name]}
            defaultValue={first.colors[name]}
            error={isColor(now.colors[name]) ? undefined : texts.colorWrong}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
      <Alert tone={isEnough ? 'positive' : 'caution'} title={texts.contrast} role="status" aria-label={texts.contrast}>
        <ul>
          {contrasts.map(({ front, back, ratio }) => (
            <li key={front}>
              {texts.colors[front]} / {texts.colors[back].toLocaleLowerCase(tag)}:{' '}
              {`${number.format(ratio)}\u00a0${ratio >= leastContrast ? texts.enough : texts.tooLittle}`}
            </li>
          ))}
        </ul>
      </Alert>
    </Stack>
  );
}
