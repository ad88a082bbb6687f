import type { ModerationNumbers } from '@volan/api-contract';
import { rejectionReasons } from '@volan/domain-rules';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { PlainTable } from '../../../blocks/plainTable/PlainTable.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { SitePage } from '../../../shell/SitePage.tsx';
import { numberTables, reasonCount } from './numberColumns.ts';

export interface ModerationNumbersPageProps {
  numbers: readonly ModerationNumbers[];
}

/** What moderators decided, by month, for everybody; without a script, and as a file. [N14] */
export function ModerationNumbersPage({ numbers }: ModerationNumbersPageProps) {
  const site = useSite();
  const { t, number } = useMessages();
  const canonical = pagePath(site, 'moderationNumbers', {});
  const shown = (value: number | null, isTime: boolean) =>
    value === null ? '–' : isTime ? t('numbers.hours', { hours: value }) : number(value);

  return (
    <SitePage>
      <PageHead
        title={t('numbers.title')}
        description={t('numbers.description')}
        canonical={canonical}
        origin={originOf(site)}
      />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[{ label: t('shell.home'), href: homeHref(site) }, { label: t('numbers.title') }]}
      />
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{t('numbers.title')}</Heading>
          <Text role="lead" tone="secondary">
            {t('numbers.intro')}
          </Text>
          <Row>
            <Button icon="download" href={pagePath(site, 'moderationNumbersFile', {})}>
              {t('numbers.download')}
            </Button>
          </Row>
        </Stack>
        {numbers.length === 0 && <Text>{t('numbers.none')}</Text>}
        {numbers.length > 0 &&
          numberTables(t).map(({ id, title, columns }) => (
            <Stack key={id} gap={1}>
              <Heading level={2} size="h3" id={id}>
                {title}
              </Heading>
              <PlainTable
                caption={title}
                columns={[{ name: t('numbers.month') }, ...columns.map(({ name }) => ({ name, isNumber: true }))]}
                rows={numbers.map((each) => [
                  each.month,
                  ...columns.map(({ value, isTime = false }) => shown(value(each), isTime)),
                ])}
              />
            </Stack>
          ))}
        {numbers.length > 0 && (
          <Stack gap={1}>
            <Heading level={2} size="h3" id="reasons">
              {t('numbers.reasons')}
            </Heading>
            <PlainTable
              caption={t('numbers.reasons')}
              columns={[
                { name: t('numbers.reason') },
                ...numbers.slice(0, 6).map(({ month }) => ({ name: month, isNumber: true })),
              ]}
              rows={rejectionReasons.map((reason) => [
                t(`my-ads.refused-${reason}`),
                ...numbers.slice(0, 6).map((each) => number(reasonCount(each, reason))),
              ])}
            />
          </Stack>
        )}
      </Stack>
    </SitePage>
  );
}
