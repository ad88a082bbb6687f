import { describe, expect, it } from 'vitest';
import { managedDeeds, managedKinds, type AuditEntry } from '@volan/api-contract';
import { adminTexts, productWords } from '@volan/i18n/admin';
import { actionName, changesOf, saidOf } from './auditWords.ts';

const { en, rs } = adminTexts;

const site = { texts: en, words: productWords.en };

describe('an entry of the audit log in words [M59]', () => {
  it('says what was done; a kind of entry that no longer exists is shown by its stored name', () => {
    expect(actionName('user.suspended', en)).toBe('Suspended');
    expect(actionName('payment.void', rs)).toBe('Oslobođen rezervisan novac');
    expect(actionName('specification.flag-multi', en)).toBe('Specification: several answers');
    expect(actionName('specification.edited', en)).toBe('specification.edited');
  });

  it('has words for every deed to every kind of row', () => {
    const raw = managedKinds
      .flatMap((kind) => managedDeeds.map((deed) => `${kind}.${deed}`))
      .filter((action) => [en, rs].some((texts) => actionName(action, texts) === action));
    expect(raw).toEqual([]);
  });

  it('says each field before and after, also of a row that was not there', () => {
    expect(changesOf({ before: { title: 'Boja', sort: 1 }, after: { title: 'Boje', sort: null } })).toEqual([
      { field: 'title', before: 'Boja', after: 'Boje' },
      { field: 'sort', before: '1' },
    ]);
    expect(changesOf({ before: null, after: { flags: { panel: true } } })).toEqual([
      { field: 'flags', after: '{"panel":true}' },
    ]);
  });

  it('says the reason first, and leaves out what is empty', () => {
    const said = (details: AuditEntry['details']) => saidOf({ action: 'ad.rejected', details }, site);
    expect(said({ ad: 12, reason: 'Lažni oglasi' })).toBe('Lažni oglasi · ad: 12');
    expect(said({ ad: 12, reason: '', reasons: [], note: null })).toBe('ad: 12');
    expect(said({ change: 3 })).toBe('change: 3');
  });

  it('says credits that were given and taken in words', () => {
    const said = (change: number) =>
      saidOf({ action: 'user.credits-corrected', details: { change, reason: 'Greška' } }, site);
    expect([said(-5), said(1)]).toEqual(['Greška · taken: 5 credits', 'Greška · given: 1 credit']);
  });
});
