import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { bannerPositions, december } from '../samples/banners.ts';
import docs from './BannerScheduler.docs.ts';
import { BannerScheduler } from './BannerScheduler.tsx';

const onOpen = fn();
const onDraft = fn();
const onMove = fn();

const meta = {
  title: 'Admin/BannerScheduler',
  component: BannerScheduler,
  args: {
    id: 'banners',
    caption: 'Baneri po pozicijama, decembar 2026.',
    positionLabel: 'Pozicija',
    days: december,
    positions: bannerPositions,
    legend: { booked: 'zauzeto', draft: 'vaš nacrt', fallback: 'zamena', conflict: 'sukob' },
    freeLabel: 'slobodno',
    hint: 'Prevucite preko slobodnih dana. Na tastaturi: strelice, Enter na prvom i na poslednjem danu.',
    choosing: (from: string, to: string) => (from === to ? `Izabrano: ${from}` : `Izabrano: ${from} do ${to}`),
    onOpen,
    onDraft,
    availability: (
      <Alert tone="positive">
        Slobodno 5 dana. Najbliže rezervacije se završavaju 16. decembra i počinju 2. januara.
      </Alert>
    ),
  },
  beforeEach: () => {
    onOpen.mockClear();
    onDraft.mockClear();
    onMove.mockClear();
  },
  parameters: { componentDocs: docs },
} satisfies Meta<typeof BannerScheduler>;
export default meta;
type Story = StoryObj<typeof meta>;

const friday = /petak, 18. decembar, .*: slobodno/;

/** Days are chosen by dragging over them. */
export const ChosenByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, below] = canvas.getAllByRole('row').slice(1);
    const cell = (day: number) => below?.children[day] as HTMLElement;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: cell(26) },
      { target: cell(27) },
      { target: cell(28) },
      { keys: '[/MouseLeft]', target: cell(28) },
    ]);
    await expect(onDraft).toHaveBeenCalledWith('below', '2026-12-26', '2026-12-28');
    await userEvent.click(cell(5));
    await expect(onOpen).toHaveBeenCalledWith('Toyota Centar Niš');
  },
};

/** Enter on the first and on the last day; the chosen days are announced. */
export const ChosenByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    if (document.activeElement?.tagName !== 'TD') {
      await userEvent.tab();
    }
    await expect(document.activeElement).toHaveAccessibleName(/utorak, 1. decembar, Početna, vrh: Auto Kuća Dunav/);
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith('Auto Kuća Dunav');
    await userEvent.keyboard('{ArrowDown}'.repeat(6) + '{Enter}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('Izabrano: utorak, 1. decembar do četvrtak, 3. decembar')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(onDraft).toHaveBeenCalledWith('sticky', '2026-12-01', '2026-12-03');
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Escape}{Enter}');
    await expect(onDraft).toHaveBeenCalledOnce();
  },
};

/** A bar is dragged to other days and to another position; its ends are pulled. A press without a move opens it. */
export const MovedByPointer: Story = {
  args: { onMove },
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const cell = (row: number, day: number) => rows[row]?.children[day] as HTMLElement;
    const bar = canvas.getByText('Toyota Centar Niš').parentElement as HTMLElement;
    const { left, right, top, width } = bar.getBoundingClientRect();
    const at = (x: number) => ({ target: bar, coords: { clientX: x, clientY: top + 10 } });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...at(left + width / 28) },
      { target: cell(1, 4) },
      { target: cell(5, 5) },
      { keys: '[/MouseLeft]', target: cell(5, 5) },
    ]);
    await expect(onMove).toHaveBeenLastCalledWith({
      bookingId: 'Toyota Centar Niš',
      positionId: 'aside',
      from: '2026-12-05',
      to: '2026-12-18',
    });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...at(right - 3) },
      { target: cell(1, 17) },
      { keys: '[/MouseLeft]', target: cell(1, 17) },
    ]);
    await expect(onMove).toHaveBeenLastCalledWith({
      bookingId: 'Toyota Centar Niš',
      positionId: 'below',
      from: '2026-12-03',
      to: '2026-12-17',
    });
    await userEvent.pointer([{ keys: '[MouseLeft]', ...at(left + width / 2) }]);
    await expect(onOpen).toHaveBeenCalledWith('Toyota Centar Niš');
    await expect(onMove).toHaveBeenCalledTimes(2);
  },
};

/** A finger drags a bar and pulls its ends; on free days it marks the first and the last one, and a scroll marks none. */
export const MovedByTouch: Story = {
  args: { onMove },
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const cell = (row: number, day: number) => rows[row]?.children[day] as HTMLElement;
    const bar = canvas.getByText('Toyota Centar Niš').parentElement as HTMLElement;
    await expect(getComputedStyle(bar).touchAction).toBe('none');
    const { right, top } = bar.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[TouchA>]', target: bar, coords: { clientX: right - 16, clientY: top + 10 } },
      { pointerName: 'TouchA', target: cell(1, 17) },
      { keys: '[/TouchA]', target: cell(1, 17) },
    ]);
    await expect(onMove).toHaveBeenCalledWith({
      bookingId: 'Toyota Centar Niš',
      positionId: 'below',
      from: '2026-12-03',
      to: '2026-12-17',
    });
    await expect(onOpen).not.toHaveBeenCalled();
    await fireEvent.pointerDown(cell(1, 26), { pointerType: 'touch' });
    await fireEvent.pointerCancel(cell(1, 26), { pointerType: 'touch' });
    await userEvent.pointer([{ keys: '[TouchA]', target: cell(1, 26) }]);
    await expect(onDraft).not.toHaveBeenCalled();
    await userEvent.pointer([{ keys: '[TouchA]', target: cell(1, 28) }]);
    await expect(onDraft).toHaveBeenCalledWith('below', '2026-12-26', '2026-12-28');
    await expect(onDraft).toHaveBeenCalledOnce();
  },
};

/** Space takes a bar, arrows move it, Shift and an arrow change its last day; Enter puts it down, Escape gives it up. */
export const MovedByKeys: Story = {
  args: { onMove },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    if (document.activeElement?.tagName !== 'TD') {
      await userEvent.tab();
    }
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByText('Izabrano: četvrtak, 3. decembar do četvrtak, 10. decembar')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(onMove).toHaveBeenCalledWith({
      bookingId: 'Auto Kuća Dunav',
      positionId: 'below',
      from: '2026-12-03',
      to: '2026-12-10',
    });
    await userEvent.keyboard('{ArrowUp}{Home} {ArrowRight}{Escape}');
    await expect(onMove).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(onOpen).toHaveBeenCalledWith('Auto Kuća Dunav');
  },
};

/** Banners that take turns lie below each other; an empty lane is for one more. */
export const Shared: Story = {
  args: {
    positions: bannerPositions.slice(0, 2).map((position, index) => ({
      ...position,
      places: 3,
      bookings: [...position.bookings, ...(index === 0 ? (bannerPositions[4]?.bookings ?? []) : [])],
    })),
  },
  play: async ({ canvas }) => {
    const generali = canvas.getByText('Generali').getBoundingClientRect();
    await expect(generali.top).toBeGreaterThan(canvas.getByText('Auto Kuća Dunav').getBoundingClientRect().top);
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 3 + 2);
  },
};

/** A conflict is in the lower half and both ways out are offered. */
export const WithAConflict: Story = {
  args: {
    availability: (
      <Alert
        tone="critical"
        title="Sukob: Katalog, red 8"
        actions={
          <>
            <Button size="small">Pomeri Mobil 1 na 13. decembar</Button>
            <Button size="small">Završi Castrol 9. decembra</Button>
          </>
        }
      >
        Castrol i Mobil 1 se preklapaju od 10. do 12. decembra. Postoji samo jedno mesto.
      </Alert>
    ),
  },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('cell', { name: /petak, 11. decembar, .*: (Castrol|Mobil 1.*sukob)/ });
    await expect(cells).toHaveLength(2);
    const castrol = canvas.getByText('Castrol').getBoundingClientRect();
    await expect(canvas.getByText('Mobil 1').getBoundingClientRect().top).toBeGreaterThan(castrol.top);
  },
};

export const NothingBooked: Story = {
  args: { positions: bannerPositions.map((position) => ({ ...position, bookings: [] })), availability: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: friday })).toHaveLength(6);
  },
};

/** The position stays in view while the days scroll. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const frame = canvas.getByRole('region', { name: /Baneri po pozicijama/ });
    frame.scrollLeft = 500;
    await expect(canvas.getByRole('rowheader', { name: /Katalog, vrh/ }).getBoundingClientRect().left).toBeLessThan(
      frame.getBoundingClientRect().left + 4,
    );
  },
};

export const LongWords: Story = {
  args: {
    positions: bannerPositions.slice(0, 2).map((position, index) => ({
      ...position,
      name: ['Startseite, Hauptwerbefläche unterhalb der Suchmaske', '首页搜索栏下方'][index] ?? '',
      bookings: position.bookings.map((one) => ({
        ...one,
        name: `${one.name} Kraftfahrzeugversicherungsgesellschaft`,
        label: `${one.name} Kraftfahrzeugversicherungsgesellschaft, zauzeto`,
      })),
    })),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
