import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { HeaderMenu } from '../HeaderMenu/HeaderMenu.tsx';
import { MenuEntries } from '../Menu/Menu.tsx';
import { Row } from '../Row/Row.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { expectToFit } from '../samples/expectToFit.ts';
import { germanWord } from '../samples/extremes.ts';
import docs from './MenuSheet.docs.ts';
import { MenuSheet } from './MenuSheet.tsx';
import { formats } from '../samples/formats.ts';

const languages = [
  { label: 'Srpski', href: '#rs', lang: 'sr-Latn', current: true },
  { label: 'Deutsch', href: '#de', lang: 'de' },
  { label: '中文', href: '#zh', lang: 'zh' },
];

const meta = {
  title: 'Navigation/MenuSheet',
  component: MenuSheet,
  args: {
    id: 'languages',
    title: 'Izaberite jezik',
    closeLabel: 'Zatvori',
    children: <MenuEntries entries={languages} />,
  },
  parameters: { componentDocs: docs },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <>
      <Row justify="end">
        <HeaderMenu label="Jezik" value="Srpski" icon="globe" sheet={args.id} />
      </Row>
      <MenuSheet {...args} />
    </>
  ),
} satisfies Meta<typeof MenuSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below its button; Escape gives the focus back. */
export const ADropdownOnADesktop: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Jezik: Srpski' });
    await userEvent.click(button);
    const list = canvas.getByRole('dialog', { name: 'Izaberite jezik' });
    await expect(list).toBeVisible();
    await expect(list.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().right + 1);
  },
};

/** Arrow down on the button opens it; the arrows walk round and round, Home and End go to its ends. [C10] */
export const ByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Jezik: Srpski' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Srpski' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: '中文' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: '中文' })).toHaveFocus();
  },
};

/** From below, with a head; the page behind it does not scroll. */
export const ASheetOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jezik: Srpski' }));
    await expect(canvas.getByRole('dialog', { name: 'Izaberite jezik' }).getBoundingClientRect().left).toBe(0);
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden'));
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Jezik: Srpski' })).toHaveFocus();
  },
};

/**
 * Opened from the menu of a phone it is reachable, although that menu makes the rest of the page inert; afterwards the
 * menu is reachable again. [C23]
 */
export const FromTheMenuOfAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Button opens={{ sheet: 'menu' }}>Otvori meni</Button>
      <div>
        <Sheet id="menu" title="Meni" closeLabel="Zatvori meni" side="end" ways>
          <Button opens={{ sheet: args.id }}>Jezik</Button>
        </Sheet>
      </div>
      <div>
        <MenuSheet {...args} />
      </div>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otvori meni' }));
    const opener = canvas.getByRole('button', { name: 'Jezik' });
    const sheet = canvas.getByText('Deutsch');
    await waitFor(() => expect(sheet.closest('[inert]')).not.toBeNull());
    await userEvent.click(opener);
    await waitFor(() => expect(sheet.closest('[inert]')).toBeNull());
    await expect(opener.closest('[inert]')).not.toBeNull();
    canvas.getByRole('link', { name: 'Deutsch' }).focus();
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
    await expect(opener).toHaveFocus();
    await expect(sheet.closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Zatvori meni' }));
    // Other stories may have left the page inert, if they ended with an open sheet.
    await waitFor(() => expect(canvasElement.querySelector('[inert]')).toBeNull());
    await expect(canvasElement.closest('[inert]')).toBeNull();
  },
};

/** Whether a font with this range of letters is here. */
const hasLetters = (range: string) =>
  [...document.fonts].some((face) => face.status === 'loaded' && face.unicodeRange.includes(range));

/** Letters that the page does not have are fetched when its button is pointed at, so that it is laid out once. */
export const LettersBeforeItOpens: Story = {
  args: { children: <MenuEntries entries={[{ label: 'Українська', href: '#uk', lang: 'uk' }]} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(hasLetters('U+456-457')).toBe(false);
    await userEvent.hover(canvas.getByRole('button', { name: 'Jezik: Srpski' }));
    await waitFor(() => expect(hasLetters('U+456-457')).toBe(true));
    await expect(canvas.getByText('Izaberite jezik')).not.toBeVisible();
  },
};

/** So they are for the keyboard, when its button has the focus. */
export const LettersOnFocus: Story = {
  args: { children: <MenuEntries entries={[{ label: 'Словѣньскъ', href: '#cu', lang: 'cu' }]} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(hasLetters('U+460-52F')).toBe(false);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Jezik: Srpski' })).toHaveFocus();
    await waitFor(() => expect(hasLetters('U+460-52F')).toBe(true));
    await expect(canvas.getByText('Izaberite jezik')).not.toBeVisible();
  },
};

/** It is laid out once when its button is pointed at, unseen: to open it is then only to show it. */
export const LaidOutBeforeItOpens: Story = {
  play: async ({ canvas, userEvent }) => {
    const sheet = canvas.getByText('Izaberite jezik').closest<HTMLElement>('[popover]');
    const layouts: { height: number; visibility: string }[] = [];
    const asked = spyOn(sheet!, 'getBoundingClientRect').mockImplementation(() => {
      const box = Element.prototype.getBoundingClientRect.call(sheet);
      layouts.push({ height: box.height, visibility: getComputedStyle(sheet!).visibility });
      return box;
    });
    await userEvent.hover(canvas.getByRole('button', { name: 'Jezik: Srpski' }));
    await waitFor(() => expect(layouts).toHaveLength(1));
    asked.mockRestore();
    await expect(layouts[0]?.height).toBeGreaterThan(0);
    await expect(layouts[0]?.visibility).toBe('hidden');
    await expect(sheet).not.toBeVisible();
    await expect(sheet).not.toHaveAttribute('style');
    await userEvent.click(canvas.getByRole('button', { name: 'Jezik: Srpski' }));
    await expect(sheet).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    children: <MenuEntries entries={[{ label: germanWord, href: '#german', count: formats.number(1_142_000) }]} />,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jezik: Srpski' }));
    await expectToFit();
  },
};
