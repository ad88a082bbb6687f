import { Links } from 'react-router';
import { firstStyle } from '../../server/pages/firstStyle.ts';

/** The styles of a private page: linked, so that a browser keeps them from page to page. */
export function PrivateHead() {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: firstStyle }} />
      {/* Own files need no nonce, and a browser hides it from the router, which would miss it. */}
      <Links nonce="" />
    </>
  );
}
