import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Toast, ToastPlace } from '../Toast/Toast.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Messages',
  component: Alert,
  args: { tone: 'info', children: 'Filter „Zelena karta“ više ne postoji i nije primenjen.' },
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
export const Empty: Story = {
  render: () => (
    <EmptyState
      icon="search-x"
      title="Nema oglasa za ove filtere"
      help="Uklonite „Na kredit“ i dobićete 46 oglasa."
      action={
        <Button variant="primary" size="small" href="#without">
          Ukloni taj filter
        </Button>
      }
    />
  ),
};
export const Failed: Story = {
  render: () => (
    <ErrorState
      code="Greška 500"
      title="Stranica nije učitana"
      sentence="Nije do vas. Pokušajte ponovo za koji trenutak."
      outline="wagon"
      reference="Broj: 7f3a-22"
      actions={
        <Button variant="primary" href="#again">
          Pokušaj ponovo
        </Button>
      }
    />
  ),
};
export const Toasts: Story = {
  render: () => (
    <ToastPlace>
      <Toast action={{ label: 'Poništi', onClick: () => {} }}>Oglas je sačuvan</Toast>
    </ToastPlace>
  ),
};
export const Waiting: Story = { render: () => <Spinner label="Učitavanje" /> };
