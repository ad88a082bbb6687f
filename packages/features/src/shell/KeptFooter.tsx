import { identityOf } from '../kept/identityOf.ts';
import { KeptAnywhere } from '../kept/KeptAnywhere.tsx';
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
