import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longTitle, russianWord, unbroken } from '../samples/extremes.ts';
import docs from './Heading.docs.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2, children: 'Polovni automobili' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: ({ children }) => (
    <Stack gap={2}>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
};

/** The look may differ from the place in the outline. */
export const Display: Story = {
  args: { level: 1, size: 'display', children: 'Pravi auto, bez lutanja' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Carons and double accents keep their room above the line. */
export const Carons: Story = { args: { level: 1, children: 'Čekić, Šibenik, Žalba i Őrség' } };
export const SerbianCyrillic: Story = { args: { children: 'Истакнуто данас: аутомобили, чамци и ђубретарци' } };
export const Russian: Story = {
  args: { level: 1, children: 'Подержанные автомобили с пробегом в отличном состоянии' },
  globals: { language: 'ru', viewport: { value: 'small' } },
};

/** A word longer than the line breaks; the page never scrolls sideways. */
export const LongGermanWord: Story = {
  args: { level: 1, children: 'Straßenverkehrszulassungsbescheinigung' },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Stack gap={2}>
      {[longTitle, chineseName, germanWord, russianWord, unbroken].map((words) => (
        <Heading key={words} level={2}>
          {words}
        </Heading>
      ))}
    </Stack>
  ),
  play: expectToFit,
};
