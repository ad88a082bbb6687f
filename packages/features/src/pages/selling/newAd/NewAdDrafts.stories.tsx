import type { Meta, StoryObj } from '@storybook/react-vite';
import { Failure, saveDraft } from '@volan/api-contract';
import { failing, fixtures, mockCall } from '@volan/mocks';
import { Button } from '@volan/ui/Button';
import { useEffect, type ComponentProps } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { AdPreview } from '../../buyer/ad/AdPreview.tsx';
import { inSite } from '../../../stories/inSite.tsx';
import { filledFields } from '../../../stories/sellingStories.ts';
import { localDrafts } from './localDrafts.ts';
import { nameDraft } from './nameDraft.ts';
import { NewAdPage } from './NewAdPage.tsx';
import { useDraft } from './useDraft.ts';

const id = '5f0c2a0e-3f5b-4a55-8a7c-2c1d3e4f5a6b';

const meta = {
  title: 'Pages/New ad, drafts',
  component: NewAdPage,
  decorators: [inSite],
  args: {
    category: fixtures.category('rs'),
    account: fixtures.account(),
    sellers: fixtures.adSellers().slice(0, 1),
    regions: [],
    draft: { id, version: 0, fields: {} },
    named: false,
    limit: { max: 20, bought: 0 },
    Preview: AdPreview,
  },
  beforeEach: () => {
    localDrafts.clear();

    return () => nameDraft(null);
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewAdPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody types into the short line as soon as it is there, and no script hears it. */
function TypedAtOnce(props: ComponentProps<typeof NewAdPage>) {
  useEffect(() => {
    const line = document.querySelector<HTMLInputElement>('#ad-line');
    if (!line) return;

    line.focus();
    line.value = 'Novo';
  }, []);

  return <NewAdPage {...props} />;
}

const saved = fn();

/**
 * A form that was sent with nothing in it becomes no draft, neither here nor on the server; the first word makes one.
 * [P35]
 */
export const NothingTyped: Story = {
  args: {
    result: {
      step: 'publish',
      draft: { id, version: 0 },
      fields: { price_type: ['fixed'] },
      errors: { price: ['required'] },
      failure: 'validation',
      duplicate: null,
      pictures: null,
    },
  },
  beforeEach: ({ msw }) => {
    localDrafts.clear();
    saved.mockReset();
    msw.use(
      mockCall(saveDraft, ({ version, ...draft }) => {
        saved(draft.fields);
        const times = { updated_at: '2026-11-26T08:00:00.000Z', expires_at: '2026-12-26T08:00:00.000Z' };
        return { ...draft, version: version + 1, title: '', ...times };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    // both at once: after a pause between them the first would be saved
    await fireEvent.click(canvas.getByRole('radio', { name: /^(Cena nije fiksna|Price is negotiable)$/ }));
    await fireEvent.click(canvas.getByRole('radio', { name: /^(Fiksna cena|Fixed price)$/ }));
    await expect(localDrafts.read()).toEqual([]);
    await userEvent.type(canvas.getByLabelText(/Kratak dodatak|Short line/), 'x');
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 4000 });
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({ line: ['x'] });
  },
};

/** The draft of a killed tab comes back, and the address names it: a reload and the way through signing in do too. */
export const Resumed: Story = {
  beforeEach: () =>
    localDrafts.write([{ id, version: 0, categoryId: 1, fields: filledFields, saved: true, at: 1, tab: 'killed' }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Prvi vlasnik, servisna knjiga')).toBeVisible();
    await expect(new URLSearchParams(location.search).get('draft')).toBe(id);
  },
};

/** The named draft has become an ad, and somebody went back: what they type now is another draft. [P35, M14] */
export const NamedDraftIsGone: Story = {
  args: { named: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Kratak dodatak|Short line/), 'Drugi');
    await waitFor(() => expect(localDrafts.read()[0]?.fields).toMatchObject({ line: ['Drugi'] }));
    await expect(localDrafts.read().map((draft) => draft.id)).not.toContain(id);
    await waitFor(() =>
      expect(new URLSearchParams(location.search).get('draft')).toBe(localDrafts.read()[0]?.id ?? ''),
    );
    // a save on its way would store the draft during the next story
    await canvas.findByText(/sačuvan u \d|saved at \d/, {}, { timeout: 4000 });
  },
};

/** What a browser would send, for each time that the form is sent. */
const sentForms = fn<(fields: FormData) => void>();

const catchForms = (event: SubmitEvent) => {
  event.preventDefault();
  sentForms(new FormData(event.target as HTMLFormElement, event.submitter));
};

/** "Publish" was pressed while the form was still empty: it is sent once the stored draft is in it. [P35, B44] */
export const PressedBeforeResumed: Story = {
  beforeEach: () => {
    localDrafts.write([{ id, version: 0, categoryId: 1, fields: filledFields, saved: true, at: 1, tab: 'killed' }]);
    sentForms.mockReset();
    window.heldStep = 'publish';
    addEventListener('submit', catchForms);

    return () => removeEventListener('submit', catchForms);
  },
  play: async () => {
    await waitFor(() => expect(sentForms).toHaveBeenCalledOnce());
    const sent = sentForms.mock.calls[0]?.[0];
    await expect(sent?.get('step')).toBe('publish');
    await expect(sent?.get('line')).toBe('Prvi vlasnik, servisna knjiga');
  },
};

/** The code of the phone was typed, but "publish" was pressed: the code goes along, to be shown again. [J06, G14] */
export const CodeTypedBeforePublishing: Story = {
  args: {
    sellers: fixtures
      .adSellers()
      .slice(0, 1)
      .map((seller) => ({ ...seller, phone_first: true })),
    verification: {
      ok: true,
      form: 'phone',
      values: { step: 'code', phone: '+381641234567' },
      errors: {},
      failure: null,
    },
  },
  beforeEach: () => {
    sentForms.mockReset();
    addEventListener('submit', catchForms);

    return () => removeEventListener('submit', catchForms);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Kod iz SMS-a|Code from the SMS/), '8129');
    await userEvent.click(canvas.getByRole('button', { name: /^(Objavi oglas|Publish)/ }));
    await waitFor(() => expect(sentForms).toHaveBeenCalledOnce());
    const copy = new URLSearchParams(String(sentForms.mock.calls[0]?.[0].get('phone_form')));
    await expect(Object.fromEntries(copy)).toMatchObject({ step: 'code', phone: '+381641234567', code: '8129' });
  },
};

/** Early typed words stay when the stored draft is read, with the caret in them. The other fields come back. [P35, M54] */
export const TypedBeforeResumed: Story = {
  beforeEach: () =>
    localDrafts.write([{ id, version: 0, categoryId: 1, fields: filledFields, saved: true, at: 1, tab: 'killed' }]),
  render: (args) => <TypedAtOnce {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(localDrafts.read()[0]?.fields).toMatchObject({ ...filledFields, line: ['Novo'] }));
    await expect(await canvas.findByDisplayValue('Novo')).toHaveFocus();
    await expect(await canvas.findByText(/sačuvan u \d|saved at \d/, {}, { timeout: 4000 })).toBeVisible();
  },
};

/**
 * After each field this browser has stored the typed values, before the server has answered: a tab may die at any step.
 * [P35, M54]
 */
export const KilledAtAnyStep: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(saveDraft, () => new Promise<never>(() => {}))),
  play: async ({ canvasElement, userEvent }) => {
    const control = (name: string) => canvasElement.querySelector(`#ad-${name}`) ?? canvasElement;
    const holds = (name: string, value: string) =>
      waitFor(() => expect(localDrafts.read()[0]?.fields).toMatchObject({ [name]: [value] }));
    for (const [name, text] of Object.entries({ mileage: '9', price: '8', line: 'a', phone: '0' })) {
      await userEvent.type(control(name), text);
      await holds(name, text);
    }
    await userEvent.selectOptions(control('year'), '2016');
    await holds('year', '2016');
  },
};

/** The server does not answer: the draft stays in the browser, and can be sent again. */
export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(failing(saveDraft, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Kratak dodatak|Short line/), 'x');
    await expect(
      await canvas.findByText(/samo u ovom pregledaču|in this browser only/, {}, { timeout: 4000 }),
    ).toBeVisible();
  },
};

/**
 * The page was left while its draft was on its way: the server has this browser's version, so the user is not asked.
 * [P35]
 */
export const LeftWhileSaving: Story = {
  args: { draft: { id, version: 1, fields: { line: ['Moja'] } }, named: true },
  beforeEach: ({ msw }) => {
    const sending = { price: ['9000'], line: ['Moja reč'] };
    const fields = { ...sending, mileage: ['148000'] };
    localDrafts.write([{ id, version: 1, categoryId: 1, fields, saved: false, sending, at: 1, tab: 'left' }]);
    const times = { updated_at: '2026-11-26T08:00:00.000Z', expires_at: '2026-12-26T08:00:00.000Z' };
    const pictures = { max_pictures: 20, bought_images: 0 as const };
    // the database gives the fields in an order of its own
    const arrived = { line: sending.line, price: sending.price };
    const ours = { id, version: 2, category_id: 1, title: '', ...times, ...pictures, fields: arrived };
    msw.use(
      mockCall(saveDraft, ({ version, ...draft }) =>
        version === 2
          ? { ...draft, version: 3, title: '', ...times }
          : new Failure<'conflict', typeof ours>('conflict', { data: ours }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sačuvan u \d|saved at \d/, {}, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Uzmi drugu|Take the other)/ })).toBeNull();
    await expect(localDrafts.read()[0]).toMatchObject({ version: 3, saved: true });
  },
};

/** Another tab or device has changed the draft: nothing is overwritten before somebody chooses. [P35] */
export const ChangedElsewhere: Story = {
  args: { draft: { id, version: 1, fields: { line: ['Moja'] } }, named: true },
  beforeEach: ({ msw }) => {
    const times = { updated_at: '2026-11-26T08:00:00.000Z', expires_at: '2026-12-26T08:00:00.000Z' };
    const pictures = { max_pictures: 20, bought_images: 0 as const };
    const fields = { line: ['Iz drugog prozora'] };
    const theirs = { id, version: 2, category_id: 1, title: '', ...times, ...pictures, fields };
    msw.use(
      mockCall(saveDraft, ({ version, ...draft }) =>
        version === 2
          ? { ...draft, version: 3, title: '', ...times }
          : new Failure<'conflict', typeof theirs>('conflict', { data: theirs }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Kratak dodatak|Short line/), ' reč');
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Uzmi drugu|Take the other)/ }, { timeout: 4000 }),
    );
    await expect(await canvas.findByDisplayValue('Iz drugog prozora')).toBeVisible();
    await expect(await canvas.findByText(/sačuvan u \d|saved at \d/, {}, { timeout: 4000 })).toBeVisible();
  },
};

/** A word is typed, pictures arrive and a town is found, all before the form is drawn again. */
function FilledTogether() {
  const begun = { id, version: 0, fields: { line: ['Prvi'], price: ['9000'] } };
  const { draft, isRead, change, fill } = useDraft({
    begun,
    named: false,
    categoryId: 1,
    signedIn: false,
    sent: false,
  });
  const fillTogether = () => {
    change({ ...draft.fields, line: ['Prvi vlasnik'] }, 'line');
    fill('pictures', ['205', '206']);
    fill('city_id', ['792680']);
  };

  return (
    <Button disabled={!isRead} onClick={fillTogether}>
      {String(draft.fields['line'])}
    </Button>
  );
}

/** A field that is filled in joins the newest values: neither typed words nor another filled field are lost. [P35] */
export const FilledWhileTyping: Story = {
  render: () => <FilledTogether />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const fields = { line: ['Prvi vlasnik'], price: ['9000'], pictures: ['205', '206'], city_id: ['792680'] };
    await expect(localDrafts.read()[0]?.fields).toEqual(fields);
    await expect(button).toHaveTextContent('Prvi vlasnik');
  },
};
