import type { PersonalSettings } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { useState } from 'react';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { languageLinks } from '../../../runtime/site/languageLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { chooseTheme } from '../../../shell/themeStore.ts';

export interface PreferencesProps {
  settings: PersonalSettings;
  result?: FormResult | undefined;
}

const themes = ['system', 'light', 'dark'] as const;

/** The language of mails and of this account, and the theme, which this browser takes over at once. [B14, J31, M10] */
export function Preferences({ settings, result }: PreferencesProps) {
  const site = useSite();
  const { t } = useMessages();
  const form = useForm(result, 'preferences', 'preferences-');
  const [theme, setTheme] = useState<PersonalSettings['theme']>(settings.theme);
  const languages = new Map(languageLinks(site).map(({ language }) => [language.value, language.name]));
  return (
    <FormCard
      name="preferences"
      title={t('account.preferences')}
      form={form}
      done={t('account.saved')}
      onSubmit={() => chooseTheme(theme)}
    >
      <Select
        id="preferences-language"
        name="language"
        label={t('account.language')}
        hint={t('account.language-hint')}
        defaultValue={form.value('language', settings.language)}
        error={form.error('language')}
        options={[...languages].map(([value, label]) => ({ value, label }))}
      />
      <Select
        id="preferences-theme"
        name="theme"
        label={t('theme.label')}
        value={theme}
        onValueChange={(chosen) => setTheme(themes.find((each) => each === chosen) ?? 'system')}
        error={form.error('theme')}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
      <Row>
        <Button type="submit" variant="primary">
          {t('account.save')}
        </Button>
      </Row>
    </FormCard>
  );
}
