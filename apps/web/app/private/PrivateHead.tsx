import { Links } from 'react-router';
import { holdScript } from './holdScript.ts';
import { firstStyle } from '../../server/pages/firstStyle.ts';

/** The styles of a private page, linked, so that a browser keeps them from page to page; and what holds its forms. */
export function PrivateHead() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: holdScript }} />
      <style dangerouslySetInnerHTML={{ __html: firstStyle }} />
      {/* Own files need no nonce, and a browser hides it from the router, which would miss it. */}
      <Links nonce="" />
    </>
  );
}
