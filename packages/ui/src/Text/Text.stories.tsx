import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, longTitle, russianWord, unbroken } from '../samples/extremes.ts';
import docs from './Text.docs.ts';
import { Text } from './Text.tsx';
import { formats } from '../samples/formats.ts';

const sample = 'Đorđe iz Čačka prodaje šestobrzinski Škoda Octavia Combi, žuti, bez ulaganja.';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: sample },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  render: ({ children }) => (
    <Stack gap={2}>
      {(['lead', 'body', 'small', 'label', 'title', 'caption', 'micro'] as const).map((role) => (
        <Text key={role} role={role}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap={1}>
      {(['primary', 'secondary', 'tertiary', 'critical', 'positive'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

/** At most 66 letters a line. */
export const Measure: Story = { args: { measure: true, children: `${sample} ${sample} ${sample}` } };

/** The breaks of a text that a seller typed. */
export const Lines: Story = { args: { lines: true, children: 'Zimske gume.\nDva ključa.\n\nBez ulaganja.' } };

/** A number stays with its unit. */
export const KeptTogether: Story = {
  args: { keepTogether: true, as: 'span', children: formats.distance(142_000) },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('142.000 km')).whiteSpace).toBe('nowrap');
  },
};
export const Announced: Story = {
  args: { status: true, children: formats.count('ads-count', 12_846) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12.846 oglasa');
  },
};
export const LongWords: Story = {
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', role: 'lead' },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Stack gap={2}>
      {[longTitle, chineseName, russianWord, unbroken].map((words) => (
        <Text key={words} role="title">
          {words}
        </Text>
      ))}
    </Stack>
  ),
  play: expectToFit,
};
