import { printCompareLink, toWrittenLanguage, type CompareLink } from '@volan/domain-rules';
import { formatCompiled } from '@volan/i18n';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { CompareTable, onlyDifferences } from '@volan/ui/CompareTable';
import { Heading } from '@volan/ui/Heading';
import { share2Icon } from '@volan/ui/icons';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { Text } from '@volan/ui/Text';
import { useState, type ReactNode } from 'react';
import * as styles from './compare.css.ts';
import type { Comparison } from './comparisonOf.ts';
import type { ComparisonProps } from './ComparisonProps.ts';
import { shareAddress } from '../../../runtime/overlays/shareAddress.ts';
import type { CompareTexts } from './CompareTexts.ts';

/** Shares a path of this site by the system's own sheet; without such a sheet its address is copied. [M56, N07] */
const shareLink = (path: string, title: string, texts: Pick<CompareTexts, 'shareCopied' | 'shareFailed'>) =>
  shareAddress(
    { url: new URL(path, location.origin).href, title },
    { copied: texts.shareCopied, failed: texts.shareFailed },
  );

export interface ComparisonViewProps extends Pick<
  ComparisonProps,
  'title' | 'category' | 'list' | 'own' | 'tag' | 'texts' | 'different'
> {
  comparison: Comparison;
  /** How many ads are no longer for sale. */
  gone: number;
  /** The link for the button that shares. */
  link: CompareLink;
  /** More ads may be added. */
  canAdd: boolean;
  onRemove?: (id: string) => void;
  /** Id of the form that removes ads without JavaScript. */
  form?: string;
  /** Above the table: what went wrong, or whose choice it is. */
  notice?: ReactNode;
  /** Below the table. */
  children?: ReactNode;
}

/** The way to the same page with or without what all ads answer alike, for visitors without JavaScript. */
function DifferentLink({
  own,
  link,
  different,
  texts,
  form,
}: Pick<ComparisonViewProps, 'own' | 'link' | 'different' | 'texts' | 'form'>) {
  const href = `${own}?${printCompareLink(link)}${form ? '&mine=1' : ''}${different ? '' : '&different=1'}`;
  return (
    <span className={styles.withoutScript}>
      <Button size="small" href={href}>
        {different ? texts.showAll : texts.onlyDifferences}
      </Button>
    </span>
  );
}

/** Ads side by side, with the switch for what differs and the way to share them. [B24, M56] */
export function ComparisonView(props: ComparisonViewProps) {
  const { title, category, comparison, gone, list, own, tag, texts, link, canAdd, onRemove, form, notice, children } =
    props;
  const [different, setDifferent] = useState(props.different);
  const { ads } = comparison;
  const language = toWrittenLanguage(tag) ?? 'en';
  const groups = different ? onlyDifferences(comparison.groups) : comparison.groups;
  const count = formatCompiled(texts.count, language, { count: ads.length });

  return (
    <Stack gap={2}>
      <Row justify="between" align="end" gap={2} wrap>
        <Stack gap={0.5}>
          <Heading level={1}>{title}</Heading>
          <Text role="small" tone="secondary" status>
            {`${category} · ${count}${ads.length > 1 ? `. ${texts.bestMarked}` : ''}`}
          </Text>
        </Stack>
        <Row gap={2} wrap>
          {ads.length > 1 && (
            <span className={styles.withScript}>
              <Switch
                name="different"
                defaultChecked={different}
                onInput={(event) => setDifferent(event.currentTarget.checked)}
              >
                {texts.onlyDifferences}
              </Switch>
            </span>
          )}
          {ads.length > 1 && (
            <DifferentLink own={own} link={link} texts={texts} different={props.different} form={form} />
          )}
          <span className={styles.withScript}>
            <Button
              size="small"
              icon={share2Icon}
              onClick={() => void shareLink(`${own}?${printCompareLink(link)}`, title, texts)}
            >
              {texts.share}
            </Button>
          </span>
        </Row>
      </Row>
      {notice}
      {gone > 0 && <Alert tone="caution">{formatCompiled(texts.gone, language, { count: gone })}</Alert>}
      {different && groups.length === 0 && <Alert tone="info">{texts.noDifferences}</Alert>}
      <CompareTable
        label={title}
        ads={ads}
        groups={groups}
        labels={{ open: texts.open, remove: texts.remove, best: texts.best }}
        add={canAdd ? { label: texts.add, href: list } : undefined}
        onRemove={onRemove}
        form={form}
      />
      {children}
    </Stack>
  );
}
