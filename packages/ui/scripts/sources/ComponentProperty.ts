/** A property of a component as its types say it. */
export interface ComponentProperty {
  name: string;
  /** As written: `'primary' | 'secondary'`. */
  type: string;
  /** The choices where the type is a closed list of words. */
  choices: readonly string[];
  required: boolean;
  description: string;
  /** What stands behind `@default`. */
  byDefault: string;
  /** The shapes of a union that have it; empty where all have it. */
  onlyIn: readonly string[];
}
