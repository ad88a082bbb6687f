import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { chineseName, germanWord, longTitle } from '../samples/extremes.ts';
import docs from './Alert.docs.ts';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'info', children: 'Filter „Zelena karta“ više ne postoji i nije primenjen.' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap={1.5}>
      {(['info', 'caution', 'critical', 'positive'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title="Važno">
          {children}
        </Alert>
      ))}
    </Stack>
  ),
};

/** Interrupts a screen reader: for what happened just now. */
export const Urgent: Story = {
  args: {
    tone: 'critical',
    urgent: true,
    title: 'Oglas nije sačuvan',
    children: 'Veza je prekinuta. Pokušajte ponovo.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Oglas nije sačuvan');
  },
};
export const WithAction: Story = {
  args: {
    tone: 'caution',
    actions: <Button size="small">Produži oglas</Button>,
    children: 'Oglas ističe za dva dana.',
  },
};
export const LongWords: Story = {
  args: {
    tone: 'info',
    title: 'Straßenverkehrszulassungsbescheinigung',
    children: 'Der Filter „Kraftfahrzeughaftpflichtversicherung“ existiert nicht mehr und wurde nicht angewendet.',
    actions: <Button size="small">Weitere Informationen zur Zulassung anzeigen</Button>,
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: expectToFit,
};

export const Extremes: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    tone: 'critical',
    title: longTitle,
    children: `${germanWord} ${chineseName}`,
    actions: <Button>{germanWord}</Button>,
  },
  play: expectToFit,
};
