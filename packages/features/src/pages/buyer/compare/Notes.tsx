import type { CompareEntry } from '@volan/domain-rules';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { keepNote } from '../../../blocks/compare/compareStore.ts';
import type { CompareTexts } from './CompareTexts.ts';

/** Remarks on the ads that are compared: kept here, and carried by a link that is shared. [N07] */
export function Notes({ ads, texts }: { ads: readonly CompareEntry[]; texts: CompareTexts }) {
  return (
    <Stack gap={1.5}>
      <Heading level={2} size="h3">
        {texts.notes}
      </Heading>
      <Text role="small" tone="secondary">
        {texts.notesHelp}
      </Text>
      <Grid layout="panels3">
        {ads.map(({ id, title, note }) => (
          <TextInput
            key={id}
            id={`note-${id}`}
            label={title}
            defaultValue={note}
            onInput={(event) => keepNote(id, event.currentTarget.value)}
          />
        ))}
      </Grid>
    </Stack>
  );
}
