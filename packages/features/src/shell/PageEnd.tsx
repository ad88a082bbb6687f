import { Overlays } from '../overlays/Overlays.tsx';
import { Places } from '../places/Places.tsx';
import { KeptFooter } from './KeptFooter.tsx';

/** The end of every page: its footer, and what accompanies a reader without being seen. */
export function PageEnd() {
  return (
    <>
      <KeptFooter />
      <Places />
      <Overlays />
    </>
  );
}
