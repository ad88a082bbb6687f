import { describe, expect, it, vi } from 'vitest';
import { createConfirm } from './createConfirm.ts';

const defaults = { title: 'Molimo potvrdite akciju', keep: 'Odustani', confirm: 'Potvrdi' };

describe('a question of the app [C48]', () => {
  it('has the words of the app where it brings none', () => {
    const confirm = createConfirm(defaults);
    void confirm.ask();
    expect(confirm.current()).toMatchObject(defaults);
  });

  it('has its own words where it brings them, and those of the app for the rest', () => {
    const confirm = createConfirm(defaults);
    void confirm.ask({ title: 'Obrisati oglas?', keep: undefined, tone: 'danger' });
    expect(confirm.current()).toMatchObject({ ...defaults, title: 'Obrisati oglas?', tone: 'danger' });
  });

  it.each([true, false])('resolves with %o', async (result) => {
    const confirm = createConfirm(defaults);
    const asked = confirm.ask();
    confirm.resolve(result);
    await expect(asked).resolves.toBe(result);
    expect(confirm.current()).toBeUndefined();
  });

  it('waits while another one is open', async () => {
    const confirm = createConfirm(defaults);
    const listener = vi.fn();
    confirm.subscribe(listener);
    const first = confirm.ask({ title: 'Prva' });
    const second = confirm.ask({ title: 'Druga' });
    expect(confirm.current()?.title).toBe('Prva');
    confirm.resolve(false);
    expect(confirm.current()?.title).toBe('Druga');
    confirm.resolve(true);
    await expect(Promise.all([first, second])).resolves.toEqual([false, true]);
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('is the same object until it changes, as React asks of a store', () => {
    const confirm = createConfirm(defaults);
    void confirm.ask();
    expect(confirm.current()).toBe(confirm.current());
  });
});
