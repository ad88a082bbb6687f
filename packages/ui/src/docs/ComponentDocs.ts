/**
 * What a designer or a developer must know of a component and its types cannot say. Stands in `Name.docs.ts` beside
 * the component, goes into the story file as `parameters: { componentDocs }` and is drawn by the docs page, which
 * adds the states (stories), the tokens used (from the style sheet) and the properties (from the types) by itself.
 */
export interface ComponentDocs {
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** When it is the wrong one, and which component is right then. */
  insteadOf: readonly { when: string; use: string }[];
  /** Its names in other systems: "dialog", "popup". The search of Storybook finds them. */
  otherNames: readonly string[];
  /** Its visible parts in reading order, each with what it holds. */
  anatomy: readonly { part: string; holds: string }[];
  /** States that a user can meet, and how each looks or sounds. */
  states: readonly { state: string; look: string }[];
  /** Keys and what they do; empty only where nothing takes the focus. */
  keyboard: readonly { keys: string; does: string }[];
  /** Roles, names, announcements, contrast, what happens at 200 % zoom, where they are worth knowing. */
  accessibility: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
  /** What the platform gives and, where a library was needed, which and why: "Native <dialog>". */
  builtOn: string;
  /** Rows of the checklist and sections of the design that it fulfils: "C29", "DESIGN 8". */
  sources?: readonly string[];
}
