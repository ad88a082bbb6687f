import { useSyncExternalStore } from 'react';

/** Window widths at which side panels become sheets over the page. */
const query = '(width < 1024px)';

function follow(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether a side panel is a sheet over the page, which has to be opened. */
export const useNarrow = () => useSyncExternalStore(follow, () => matchMedia(query).matches);
