import type { ModelInformation } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { SpecList } from '@volan/ui/SpecList';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { modelFacts } from './factsOfModel.ts';

/** What the ads say about the vehicles of a model; nothing where they say too little. [B28] */
export function ModelFacts({ information }: { information: ModelInformation }) {
  const messages = useMessages();
  const rows = modelFacts(information, messages);
  if (rows.length === 0) {
    return null;
  }
  return (
    <Card kind="panel" as="section" labelledBy="facts" gap={1.5}>
      <Heading level={2} size="h3" id="facts">
        {messages.t('model.facts')}
      </Heading>
      <SpecList rows={rows} columns={1} />
      <Text role="caption" tone="tertiary">
        {messages.t('model.facts-note')}
      </Text>
    </Card>
  );
}
