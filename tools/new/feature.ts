import { addSubpath } from './addSubpath.ts';
import type { Plan } from './Change.ts';
import type { Names } from './Names.ts';
import { messageFiles } from './messageFiles.ts';

/** A part of a page that joins components, messages and calls, with its story against the mocks. */
export function feature({ pascal, camel, kebab, title }: Names): Plan {
  const folder = `packages/features/src/blocks/${camel}`;
  return {
    changes: [
      ...messageFiles(kebab, { [`${kebab}.title`]: title }),
      {
        path: `${folder}/${pascal}.tsx`,
        create: `import { placeQueries, useApi } from '@volan/api-client/react';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../runtime/site/useMessages.ts';

/** ${title}: the countries that have ads, most ads first. */
export function ${pascal}() {
  const { t } = useMessages();
  const countries = useQuery(placeQueries.countries(useApi())).data ?? [];
  return (
    <Stack gap={1} as="section" labelledBy="${kebab}">
      <Heading level={2} size="h3" id="${kebab}">
        {t('${kebab}.title')}
      </Heading>
      {countries.map(({ id, name }) => (
        <Text key={id}>{name}</Text>
      ))}
    </Stack>
  );
}
`,
      },
      {
        path: `${folder}/${pascal}.stories.tsx`,
        create: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../stories/inSite.tsx';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: 'Features/${pascal}',
  component: ${pascal},
  decorators: [inSite],
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '${title}' })).toBeVisible();
    await expect(await canvas.findByText('Srbija')).toBeVisible();
  },
};
`,
      },
      {
        path: 'packages/features/package.json',
        edit: (text) => addSubpath(text, `./${camel}`, `blocks/${camel}/${pascal}`),
      },
    ],
    next: [
      `Translate packages/i18n/src/messages/*/${kebab}.json: every language says "${title}" now.`,
      `Say in ${folder}/${pascal}.tsx what it reads; the queries are in @volan/api-client/react.`,
    ],
  };
}
