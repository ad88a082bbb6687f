import { describe, expect, it } from 'vitest';
import { profileMenu, shownOptions, type ProfileMenuOption } from './profileMenu.ts';

const idsFor = (signedIn: boolean) => shownOptions(profileMenu, signedIn).map(({ id }) => id);

describe('the account menu', () => {
  it('shows an option by its signed flag: true signed in, false signed out, absent always [C62]', () => {
    const option = { label: 'shell.profile', value: 'profile', icon: 'circle-user-round' } as const;
    const options: ProfileMenuOption[] = [
      { ...option, id: 'mine', signed: true },
      { ...option, id: 'visitors', signed: false },
      { ...option, id: 'everybody' },
    ];
    expect(shownOptions(options, true).map(({ id }) => id)).toEqual(['mine', 'everybody']);
    expect(shownOptions(options, false).map(({ id }) => id)).toEqual(['visitors', 'everybody']);
  });

  it('offers visitors signing in, history, compare, favourites and settings [C07, C54-C56, C61]', () => {
    expect(idsFor(false)).toEqual(['sign-in', 'sign-up', 'history', 'compare', 'favourites', 'settings']);
  });

  it('offers those who are signed in their profile, ads and messages, notifications, and the way out [C52, C53]', () => {
    expect(idsFor(true)).toEqual([
      'profile',
      'my-ads',
      'messages',
      'notifications',
      'history',
      'compare',
      'favourites',
      'my-sellers',
      'settings',
      'sign-out',
    ]);
  });

  it('offers sellers their fast ads right after their ads, beside the pages of the account [B08, B41]', () => {
    const ids: readonly string[] = profileMenu.map(({ id }) => id);
    expect(ids.indexOf('my-fast-ads')).toBe(ids.indexOf('my-ads') + 1);
  });

  it('names every option once', () => {
    expect(new Set(profileMenu.map(({ id }) => id)).size).toBe(profileMenu.length);
  });
});
