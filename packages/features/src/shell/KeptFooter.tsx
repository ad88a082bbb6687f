import { identityOf } from '../runtime/fragmentCache/identityOf.ts';
import { KeptAnywhere } from '../runtime/fragmentCache/KeptAnywhere.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { useShell } from './useShell.ts';

/** The footer, made once by a server for all pages that end with it. */
export function KeptFooter() {
  const { navigation } = useShell();
  return (
    <KeptAnywhere by={`footer ${identityOf(navigation)}`}>
      <SiteFooter />
    </KeptAnywhere>
  );
}
