import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Price } from '../Price/Price.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const sample = 'Đorđe iz Čačka prodaje šestobrzinski Škoda Octavia Combi, žuti, bez ulaganja.';

const meta = { title: 'Primitives/Text', component: Text, args: { children: sample } } satisfies Meta<typeof Text>;
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
export const Headings: Story = {
  render: () => (
    <Stack gap={2}>
      <Heading level={1} size="display">
        Pravi auto, bez lutanja
      </Heading>
      <Heading level={2} size="h1">
        Čekić, žalba i Őrség
      </Heading>
      <Heading level={3} size="h2">
        Истакнуто данас
      </Heading>
      <Heading level={4} size="h3">
        Подержанные автомобили
      </Heading>
      <Price size="large">17.990 €</Price>
      <Price>Cena na upit</Price>
      <Text>
        Pročitajte <Link href="#terms">uslove korišćenja</Link> pre slanja.
      </Text>
    </Stack>
  ),
};
