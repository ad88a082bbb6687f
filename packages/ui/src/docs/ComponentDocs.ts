/**
 * The documentation of a component for designers and developers that types cannot give. It is in `Name.docs.ts` beside
 * the component, and the story file passes it as `parameters: { componentDocs }`. The docs page shows it, and adds the
 * stories, the tokens used (from the style sheet) and the properties (from the types) by itself.
 */
export interface ComponentDocs {
  /** Its purpose, in one or two sentences. */
  purpose: string;
  /**
   * Set while no app uses the component: the part of the product that will use it, or `null` if none is planned. Its
   * docs page says so. A test fails when an app uses the component and this is still set.
   */
  plannedFor?: string | null;
  /** When it is the wrong one, and which component is right then. */
  insteadOf: readonly { when: string; use: string }[];
  /** Its names in other systems: "dialog", "popup". The search of Storybook finds them. */
  otherNames: readonly string[];
  /** Its visible parts in reading order, each with its content. */
  anatomy: readonly { part: string; holds: string }[];
  /** States that a user can meet, and how each looks or sounds. */
  states: readonly { state: string; look: string }[];
  /** Keys and what they do; empty only where nothing takes the focus. */
  keyboard: readonly { keys: string; does: string }[];
  /** Roles, names, announcements, contrast, behaviour at 200 % zoom, if they are worth knowing. */
  accessibility: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
  /** The platform's part and, if a library was needed, which and why: "Native <dialog>". */
  builtOn: string;
  /** Rows of the checklist and sections of the design that it fulfils: "C29", "DESIGN 8". */
  sources?: readonly string[];
}
