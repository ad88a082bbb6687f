import { useSyncExternalStore } from 'react';

/** Where panels at the side become sheets over the page. */
const query = '(width < 1024px)';

function follow(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether a panel beside the page is a sheet over it, which is opened. */
export const useNarrow = () => useSyncExternalStore(follow, () => matchMedia(query).matches);
