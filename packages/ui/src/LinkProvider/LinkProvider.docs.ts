import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Hands every link of the system to the router of an app. Given once, around the app.',
  insteadOf: [{ when: 'The site has no router in the browser', use: 'nothing: links are plain links then' }],
  otherNames: ['Router', 'Next link', 'Link component', 'Navigation', 'Client-side routing'],
  anatomy: [{ part: 'component', holds: 'A component that puts all its props, and the ref, on an `a`.' }],
  states: [
    { state: 'a page of this site', look: 'The router follows the link.' },
    { state: 'another site, an anchor, a download, a new window', look: 'The browser follows the link.' },
  ],
  keyboard: [{ keys: 'Ctrl or Cmd with Enter or a click', does: 'opens a new tab, as with every link' }],
  accessibility: ['A link stays a link: its role, its address and its state do not depend on the router.'],
  dos: [
    'Call `installBehaviour`: a menu, sheet or dialog closes when the router follows a link in it.',
    'Define the component outside of other components, so that links keep their focus.',
  ],
  donts: ['Leave out props that the component gets: names, states and handlers are among them.'],
  builtOn: 'React context; without a provider a plain <a>.',
  sources: [],
} satisfies ComponentDocs;
