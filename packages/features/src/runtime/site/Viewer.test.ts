import { profileTypes } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { viewerOf } from './Viewer.ts';

const account = { avatar: null, group: [], impersonated_by: null, email: null };

describe('the signed-in user, in the header [C07]', () => {
  it.each([
    ['Milica Đorđević', profileTypes.private, 'Milica', 'MĐ'],
    ['Auto Kuća Dunav', profileTypes.dealer, 'Auto Kuća Dunav', 'AD'],
    ['Dunav', profileTypes.service, 'Dunav', 'D'],
  ])('%s of type %d is %s', (name, type_id, shown, initials) => {
    expect(viewerOf({ ...account, name, type_id }).person).toEqual({ name: shown, initials });
  });
});
