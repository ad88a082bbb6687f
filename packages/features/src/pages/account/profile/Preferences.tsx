import type { PersonalSettings } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Grid } from '@volan/ui/Grid';
import { Row } from '@volan/ui/Row';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { ThemeToggle } from '@volan/ui/ThemeToggle';
import { ToggleGroup } from '@volan/ui/ToggleGroup';
import { useState } from 'react';
import { FormCard } from '../../../blocks/forms/FormCard.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { languageLinks } from '../../../runtime/site/languageLinks.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { NamedPlace } from './Addresses.tsx';
import { chooseTheme } from '../../../shell/themeStore.ts';

export interface PreferencesProps {
  settings: PersonalSettings;
  countries: readonly NamedPlace[];
  result?: FormResult | undefined;
}

/**
 * The language of mails and of this account, the theme, which this browser takes over at once, and countries of
 * interest. [B14, J31, M10]
 */
export function Preferences({ settings, countries, result }: PreferencesProps) {
  const site = useSite();
  const { t } = useMessages();
  const form = useForm(result, 'preferences', 'preferences-');
  const [theme, setTheme] = useState<PersonalSettings['theme']>(settings.theme);
  const languages = new Map(languageLinks(site).map(({ language }) => [language.value, language.name]));

  return (
    <FormCard
      name="preferences"
      title={t('account.tab-display')}
      form={form}
      done={t('account.saved')}
      onSubmit={() => chooseTheme(theme)}
    >
      <ThemeToggle
        id="preferences-theme"
        name="theme"
        legend={t('theme.label')}
        labels={{ system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') }}
        previewBrand={site.brand.id}
        hint={t('account.theme-hint')}
        value={theme}
        onValueChange={setTheme}
      />
      <Grid layout="panels2">
        <Select
          id="preferences-language"
          name="language"
          label={t('account.language')}
          hint={t('account.language-hint')}
          defaultValue={form.value('language', settings.language)}
          error={form.error('language')}
          options={[...languages].map(([value, label]) => ({ value, label }))}
        />
      </Grid>
      {countries.length > 0 && (
        <Stack gap={1}>
          <Text strong>{t('account.countries')}</Text>
          <input type="hidden" name="countries" value="1" />
          <ToggleGroup
            multiple
            name="country_ids"
            label={t('account.countries')}
            aria-describedby="preferences-countries-hint"
            defaultValue={settings.country_ids.map(String)}
            options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Text role="small" tone="secondary" id="preferences-countries-hint">
            {t('account.countries-text')}
          </Text>
        </Stack>
      )}
      <Row>
        <Button type="submit" variant="primary">
          {t('account.save')}
        </Button>
      </Row>
    </FormCard>
  );
}
