/** A property of a component as its types say it. */
export interface ComponentProperty {
  name: string;
  /** As written, closed lists of words in place of their names: `'primary' | 'secondary'`. */
  type: string;
  /**
   * The declarations of the other types that it names, as written: `interface DateSpan { from: string; to: string }`.
   */
  named: readonly string[];
  /** The choices where the type is a closed list of words. */
  choices: readonly string[];
  required: boolean;
  description: string;
  /** What is behind `@default`. */
  byDefault: string;
  /** The shapes of a union that have it; empty where all have it. */
  onlyIn: readonly string[];
}
