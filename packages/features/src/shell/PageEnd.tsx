import { Overlays } from './Overlays.tsx';
import { Places } from '../blocks/places/Places.tsx';
import { CachedFooter } from './CachedFooter.tsx';

/** The end of every page: its footer, and what accompanies a reader without being seen. */
export function PageEnd() {
  return (
    <>
      <CachedFooter />
      <Places />
      <Overlays />
    </>
  );
}
