import type { BrandId } from '@volan/domain-rules';
import type { BrandMark } from '@volan/ui';

/** The sign of a brand and its name as its logo writes it. */
export const brandLooks: Readonly<Record<BrandId, { mark: BrandMark; wordmark: string }>> = {
  volan: { mark: 'wheel', wordmark: 'volan' },
  gearlane: { mark: 'gate', wordmark: 'Gearlane' },
};
