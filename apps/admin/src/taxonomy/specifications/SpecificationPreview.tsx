import type { ManagedSpecification } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { FacetList } from '@volan/ui/FacetList';
import type { FlagName } from '@volan/ui/FlagMatrix';
import { Grid } from '@volan/ui/Grid';
import { NumberInput } from '@volan/ui/NumberInput';
import { Row } from '@volan/ui/Row';
import { SectionHead } from '@volan/ui/SectionHead';
import { Select } from '@volan/ui/Select';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useSite } from '../../shell/site.ts';

/** A question as it will be after it is published. */
interface PreviewedSpecification {
  readonly name: string;
  readonly type: ManagedSpecification['type'];
  readonly unit: string | null;
  readonly flags: Readonly<Record<FlagName, boolean>>;
  /** Names of its offered answers. */
  readonly answers: readonly { readonly key: string; readonly name: string; readonly count: string | undefined }[];
}

/** The control of the form for an ad. */
function FormControl({ name, type, unit, flags, answers }: PreviewedSpecification) {
  const { texts, language } = useSite();
  const options = answers.map(({ key, name: label }) => ({ value: key, label }));
  if ((type === 'enum' || type === 'color') && flags.multi) {
    return <FacetList name="preview-form" legend={name} options={options} layout="columns" />;
  }
  if (type === 'enum' || type === 'color') {
    return <Select id="preview-select" label={name} options={[{ value: '', label: texts.chooseOne }, ...options]} />;
  }
  if (type === 'bool') return <Switch>{name}</Switch>;
  if (type === 'text') return <TextInput id="preview-text" label={name} />;

  return <NumberInput id="preview-number" language={language} label={name} {...(unit !== null && { unit })} />;
}

export interface SpecificationPreviewProps extends PreviewedSpecification {
  /** Three panels side by side, or one below the other in a narrow place. @default 'panels' */
  layout?: 'panels' | 'single';
}

/** Preview of a question in the form, the filter panel, a card and a title, before it is published. [J114-J122] */
export function SpecificationPreview({ layout = 'panels', ...specification }: SpecificationPreviewProps) {
  const { name, flags, answers, unit } = specification;
  const { texts } = useSite();
  const value = answers[0]?.name ?? [texts.previewValue, unit].filter(Boolean).join(' ');
  const part = (title: string, names: string, children: React.ReactNode) => (
    <Card gap={2}>
      <Row justify="between">
        <Text as="span" tone="secondary" role="small">
          {title}
        </Text>
        <Text as="span" tone="secondary" role="small">
          <code>{names}</code>
        </Text>
      </Row>
      {children}
    </Card>
  );
  const parts = (
    <>
      {part(
        texts.previewForm,
        'status, multi',
        flags.status ? <FormControl {...specification} /> : <Text tone="secondary">{texts.previewNotAsked}</Text>,
      )}
      {part(
        texts.previewPanel,
        'infilter, shortfilter',
        flags.status && flags.infilter ? (
          <Stack gap={1}>
            <Row gap={1}>
              <Text as="span" strong>
                {name}
              </Text>
              {flags.shortfilter && <Tag tone="info">{texts.previewInQuick}</Tag>}
            </Row>
            {answers.length > 0 ? (
              <FacetList
                name="preview-panel"
                legend={name}
                options={answers.map(({ key, name: label, count }) => ({
                  value: key,
                  label,
                  ...(count !== undefined && { count }),
                }))}
              />
            ) : (
              <FormControl {...specification} />
            )}
            <Text tone="secondary" role="small">
              {texts.previewPanelWhen}
            </Text>
          </Stack>
        ) : (
          <Text tone="secondary">{texts.previewNotInPanel}</Text>
        ),
      )}
      {part(
        texts.previewCard,
        'highlight, intitle',
        <Stack gap={1}>
          <Text strong>{[texts.previewSampleTitle, flags.intitle && value].filter(Boolean).join(' ')}</Text>
          <Text>{['2018', flags.highlight && value, '85 kW'].filter(Boolean).join(' · ')}</Text>
          <Text tone="secondary" role="small">
            {flags.highlight ? texts.previewOnCard : texts.previewNotOnCard}
            {flags.intitle && ` ${texts.previewInTitle}`}
          </Text>
        </Stack>,
      )}
    </>
  );

  return (
    <Stack as="section" gap={2} labelledBy="preview-title">
      <SectionHead id="preview-title" title={texts.preview} note={texts.previewOf({ name })} />
      {layout === 'single' ? <Stack gap={2}>{parts}</Stack> : <Grid layout="panels3">{parts}</Grid>}
    </Stack>
  );
}
