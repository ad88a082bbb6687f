import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import { Card } from '@volan/ui/Card';
import { Checkbox } from '@volan/ui/Checkbox';
import { FacetList } from '@volan/ui/FacetList';
import { Grid } from '@volan/ui/Grid';
import { Row } from '@volan/ui/Row';
import { SectionHead } from '@volan/ui/SectionHead';
import { Select } from '@volan/ui/Select';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useSite } from '../../shell/site.ts';
import { pathOf } from '../../entities/taxonomy/treeOf.ts';
import { managedQueries } from '../../entities/taxonomy/taxonomyQueries.ts';
import { TitleFields, titleIn, titleShare } from '../../entities/taxonomy/TitleFields.tsx';
import type { SpecificationDraft } from './specificationDraft.ts';
import { flagColumns, specificationTypes, typeName } from './specificationWords.ts';

export interface QuestionFieldsProps {
  draft: SpecificationDraft;
  change: (changes: Partial<SpecificationDraft>) => void;
  slug: string;
  complains: boolean;
}

/** The fields of a question: titles, key, kind, unit, group, categories, flags. [J114, J115, J117-J122] */
export function QuestionFields({ draft, change, slug, complains }: QuestionFieldsProps) {
  const { texts, language } = useSite();
  const api = useApi();
  const groups = useQuery(managedQueries.groups(api)).data ?? [];
  const categories = useQuery(managedQueries.categories(api)).data ?? [];
  const isStored = draft.stored !== null;
  const type = specificationTypes.find((one) => one === draft.type) ?? 'enum';

  return (
    <Card as="section" gap={2} labelledBy="question-title">
      <Row justify="between">
        <SectionHead id="question-title" title={texts.basics} />
        <Tag tone={titleShare(draft.titles) === '9 / 9' ? 'positive' : 'caution'}>{titleShare(draft.titles)}</Tag>
      </Row>
      <TitleFields
        id="specification-title"
        titles={draft.titles}
        complains={complains}
        onChange={(titles) => change({ titles })}
      />
      <Grid layout="panels3">
        <TextInput
          id="specification-slug"
          label={texts.slug}
          hint={texts.slugHint}
          readOnly={isStored}
          autoComplete="off"
          value={slug}
          onValueChange={(typed) => change({ slug: typed })}
        />
        <Select
          id="specification-type"
          label={texts.specificationType}
          disabled={isStored}
          value={type}
          onValueChange={(chosen) => change({ type: specificationTypes.find((one) => one === chosen) ?? 'enum' })}
          options={specificationTypes.map((value) => ({ value, label: typeName(texts, value) }))}
        />
        <TextInput
          id="specification-unit"
          label={texts.unit}
          maxLength={20}
          autoComplete="off"
          value={draft.unit}
          onValueChange={(unit) => change({ unit })}
        />
      </Grid>
      <Grid layout="panels3">
        <Select
          id="specification-group"
          label={texts.group}
          value={draft.groupId}
          onValueChange={(groupId) => change({ groupId })}
          options={groups.map((row) => ({ value: String(row.id), label: titleIn(row, language) }))}
        />
      </Grid>
      <Text strong id="asked-in">
        {texts.askedIn}
      </Text>
      <FacetList
        name="categories"
        legend={texts.askedIn}
        layout="columns"
        value={draft.categoryIds}
        onValueChange={(categoryIds) => change({ categoryIds })}
        options={categories.map((row) => ({ value: String(row.id), label: pathOf(categories, row, language) }))}
      />
      <Row gap={2} wrap>
        {flagColumns(texts)
          .filter(({ name }) => name !== 'status')
          .map(({ name, meaning }) => (
            <Checkbox
              key={name}
              checked={draft.flags[name]}
              disabled={name === 'multi' && draft.type !== 'enum'}
              onCheckedChange={(on) => change({ flags: { ...draft.flags, [name]: on } })}
            >
              {meaning}
            </Checkbox>
          ))}
        <Checkbox checked={draft.required} onCheckedChange={(required) => change({ required })}>
          {texts.required}
        </Checkbox>
      </Row>
    </Card>
  );
}
