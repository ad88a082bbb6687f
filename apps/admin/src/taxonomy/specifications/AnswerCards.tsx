import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Grid } from '@volan/ui/Grid';
import { IconButton } from '@volan/ui/IconButton';
import { Row } from '@volan/ui/Row';
import { SectionHead } from '@volan/ui/SectionHead';
import { Stack } from '@volan/ui/Stack';
import { Switch } from '@volan/ui/Switch';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useSite } from '../../shell/site.ts';
import { TitleFields, titleIn, titleShare } from '../../entities/taxonomy/TitleFields.tsx';
import { newAnswer, type AnswerDraft } from './specificationDraft.ts';

export interface AnswerCardsProps {
  answers: readonly AnswerDraft[];
  onChange: (answers: readonly AnswerDraft[]) => void;
  slugOf: (answer: AnswerDraft) => string;
  complains: boolean;
  /** Removes a stored answer, which may be in use. */
  onRemoveStored: (answer: AnswerDraft) => void;
}

/** The answers to a question in their order, each in nine languages. [J129-J134] */
export function AnswerCards({ answers, onChange, slugOf, complains, onRemoveStored }: AnswerCardsProps) {
  const { texts, words, language } = useSite();
  const change = (key: string, changes: Partial<AnswerDraft>) =>
    onChange(answers.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const swap = (index: number, other: number) => {
    const moved = [...answers];
    const [one] = moved.splice(index, 1);
    if (one) moved.splice(other, 0, one);
    onChange(moved);
  };

  return (
    <Stack as="section" gap={2} labelledBy="answers-title">
      <SectionHead id="answers-title" title={texts.answers} />
      {answers.map((answer, index) => {
        const number = texts.answerNumber({ number: words.formats.number(index + 1) });
        const name = titleIn({ titles: answer.titles, slug: number }, language);
        return (
          <Card key={answer.key} as="section" gap={2} labelledBy={`answer-${index}`}>
            <Row justify="between" wrap>
              <Row gap={1}>
                <Text as="span" strong id={`answer-${index}`}>
                  {name}
                </Text>
                <Tag tone={titleShare(answer.titles) === '9 / 9' ? 'positive' : 'caution'}>
                  {titleShare(answer.titles)}
                </Tag>
                {answer.stored && (
                  <Text as="span" role="small" tone="secondary">
                    {texts.answerAds({ count: answer.stored.ads })}
                  </Text>
                )}
              </Row>
              <Row gap={1}>
                <IconButton
                  icon="arrow-up"
                  size="small"
                  label={`${texts.moveUp}: ${name}`}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  size="small"
                  label={`${texts.moveDown}: ${name}`}
                  disabled={index === answers.length - 1}
                  onClick={() => swap(index, index + 1)}
                />
                <IconButton
                  icon="trash-2"
                  size="small"
                  label={texts.removeAnswer({ name })}
                  onClick={() =>
                    answer.stored ? onRemoveStored(answer) : onChange(answers.filter((one) => one !== answer))
                  }
                />
              </Row>
            </Row>
            <TitleFields
              id={`answer-${index}-title`}
              titles={answer.titles}
              complains={complains}
              onChange={(titles) => change(answer.key, { titles })}
            />
            <Grid layout="panels3">
              <TextInput
                id={`answer-${index}-slug`}
                label={texts.slug}
                hint={answer.stored ? texts.slugAnswerHint : undefined}
                autoComplete="off"
                value={slugOf(answer)}
                onValueChange={(slug) => change(answer.key, { slug })}
              />
              {answer.stored && (
                <Switch
                  checked={answer.offered}
                  onCheckedChange={(offered) => change(answer.key, { offered })}
                  aria-label={texts.hideAnswer({ name })}
                >
                  {texts.rowOffered}
                </Switch>
              )}
            </Grid>
          </Card>
        );
      })}
      <Row>
        <Button icon="plus" onClick={() => onChange([...answers, newAnswer()])}>
          {texts.addAnswer}
        </Button>
      </Row>
    </Stack>
  );
}
