import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import docs from './TextArea.docs.ts';
import { TextArea } from './TextArea.tsx';

const limit = {
  characters: 40,
  count: (typed: number) => `${typed} od 40 znakova`,
  tooLong: (excess: number) => `Tekst je predugačak. Skratite ga za ${excess}.`,
};

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { id: 'description', name: 'description', label: 'Opis' },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Oprema, održavanje, razlog prodaje' } };
export const Filled: Story = {
  args: {
    defaultValue: 'Prvi vlasnik, kupljen nov u Srbiji.\nServisiran u ovlašćenom servisu, poslednji put u martu.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Opis' })).toHaveValue(
      'Prvi vlasnik, kupljen nov u Srbiji.\nServisiran u ovlašćenom servisu, poslednji put u martu.',
    );
  },
};
/** A long text begins with room for it. */
export const ManyRows: Story = {
  args: { rows: 10 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Opis' });
    const line = Number.parseFloat(getComputedStyle(field).lineHeight);
    await expect(field.clientHeight).toBeGreaterThanOrEqual(10 * line);
  },
};
export const Optional: Story = { args: { optional: 'nije obavezno', hint: 'Kupci najviše pitaju za održavanje.' } };
export const CountsWhatIsTyped: Story = {
  args: { limit, hint: 'Kratko i jasno.', rows: 2 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Opis' });
    await expect(field).toHaveAccessibleDescription('Kratko i jasno. 0 od 40 znakova');
    await userEvent.type(field, 'Fabia 1.2, klima');
    await expect(field).toHaveAccessibleDescription('Kratko i jasno. 16 od 40 znakova');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.type(field, ', servo');
    await expect(canvas.getByRole('status')).toHaveTextContent('23 od 40 znakova');
  },
};

/** A pasted text is kept whole; the form waits until it is shorter. */
export const KeepsATextThatIsTooLong: Story = {
  args: { limit, defaultValue: 'Fabia 1.2, klima, ' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Opis' });
    await userEvent.click(field);
    await userEvent.paste('prvi vlasnik, kupljena nova u Srbiji');
    await expect(field).toHaveValue('Fabia 1.2, klima, prvi vlasnik, kupljena nova u Srbiji');
    await expect(field).toBeInvalid();
    await expect(field.validationMessage).toBe('Tekst je predugačak. Skratite ga za 14.');
    await expect(canvas.getByText('Tekst je predugačak. Skratite ga za 14.')).toBeVisible();
  },
};
const typed = fn();

/** The parent holds the text, and the count follows it; the other field counts what a reset brings back. */
export const HeldByTheParent: Story = {
  args: { limit },
  render: function Held(args) {
    const [value, setValue] = useState('Fabia');
    return (
      <form>
        <TextArea {...args} value={value} onValueChange={setValue} onInput={typed} maxLength={60} />
        <TextArea {...args} id="second" name="note" label="Napomena" defaultValue="Octavia" />
        <button type="button" onClick={() => setValue('')}>
          Obriši
        </button>
        <button type="reset">Poništi</button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Opis' });
    await expect(field).toHaveAttribute('maxlength', '60');
    await userEvent.type(field, '!');
    await expect(field).toHaveAccessibleDescription('6 od 40 znakova');
    await expect(typed).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Obriši' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription('0 od 40 znakova');
    const second = canvas.getByRole('textbox', { name: 'Napomena' });
    await userEvent.type(second, ' je prodata');
    await expect(second).toHaveAccessibleDescription('18 od 40 znakova');
    await userEvent.click(canvas.getByRole('button', { name: 'Poništi' }));
    await expect(second).toHaveAccessibleDescription('7 od 40 znakova');
  },
};
export const WithError: Story = {
  args: { error: 'Napišite najmanje deset znakova.', defaultValue: 'Auto' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Napišite najmanje deset znakova.');
  },
};
/** To be read and copied; it does not look like a field that is off. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'Oglas je objavljen.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Opis' });
    await userEvent.type(field, '1');
    await expect(field).toHaveValue('Oglas je objavljen.');
    const rest = getComputedStyle(field.parentElement!);
    field.removeAttribute('readonly');
    const asUsual = rest.backgroundColor;
    field.setAttribute('readonly', '');
    await expect(rest.backgroundColor).not.toBe(asUsual);
  },
};
export const MaxLength: Story = {
  args: { maxLength: 10 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Opis' });
    await expect(field).toHaveAccessibleDescription('0 / 10');
    await userEvent.type(field, 'Fabia 1.2, klima');
    await expect(field).toHaveValue('Fabia 1.2,');
    await expect(field).toHaveAccessibleDescription('10 / 10');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Oglas je prodat.' } };
export const LongWords: Story = {
  args: {
    label: 'Fahrzeugbeschreibung einschließlich Sonderausstattung und Wartungshistorie',
    hint: 'Beschreiben Sie Kraftfahrzeughaftpflichtversicherung und Hauptuntersuchungsbericht.',
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    limit: { ...limit, characters: 500, count: (typed) => `${typed} von 500 Zeichen` },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
