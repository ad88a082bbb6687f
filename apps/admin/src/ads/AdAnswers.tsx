import type { ModeratedAd } from '@volan/api-contract';
import { answerText } from '@volan/features/answers';
import { EquipmentList } from '@volan/ui/EquipmentList';
import { Heading } from '@volan/ui/Heading';
import { SpecList } from '@volan/ui/SpecList';
import { Stack } from '@volan/ui/Stack';
import { useSite } from '../shell/site.ts';

/** The answers of an ad by group, in the texts that buyers read; all of its equipment is shown. [P57] */
export function AdAnswers({ ad }: { ad: Pick<ModeratedAd, 'groups'> }) {
  const { texts, words } = useSite();
  const groups = ad.groups.map(({ slug, title, answers }) => ({
    slug,
    title,
    rows: answers
      .filter(({ multi }) => !multi)
      .map((answer) => ({ label: answer.label, value: answerText(answer, words.formats) })),
    equipment: answers.filter(({ multi }) => multi).flatMap(({ values }) => values.map(({ label }) => label)),
  }));
  if (groups.length === 0) return null;

  return (
    <Stack gap={1.5}>
      <Heading level={2} size="h3">
        {texts.specification}
      </Heading>
      {groups.map(({ slug, title, rows, equipment }) => (
        <Stack key={slug} gap={0.5}>
          <Heading level={3} size="title">
            {title}
          </Heading>
          {rows.length > 0 && <SpecList rows={rows} />}
          {equipment.length > 0 && (
            <EquipmentList
              equipment={equipment}
              shown={equipment.length}
              moreLabel={texts.more}
              lessLabel={texts.less}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
}
