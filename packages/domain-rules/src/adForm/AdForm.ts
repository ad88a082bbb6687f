/** The steps in which a seller describes what is for sale; the category comes before, the preview after them. [M54] */
export const adFormSteps = ['vehicle', 'specifications', 'pictures', 'price', 'description', 'place'] as const;

/** A step of {@link adFormSteps}. */
export type AdFormStep = (typeof adFormSteps)[number];

/** A question of a category, as the API answers it; the form needs no more of it. [E20, N06] */
export interface FormSpecification {
  readonly id: number;
  /** Slug of its group. */
  readonly group: string;
  readonly slug: string;
  readonly title: string;
  readonly type: 'enum' | 'bool' | 'int' | 'decimal' | 'year' | 'month-year' | 'color' | 'text';
  readonly unit: string | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  readonly depends_on: { readonly key: string; readonly value: string } | null;
  readonly source: string | null;
  readonly multi: 0 | 1;
  readonly required: 0 | 1;
  readonly filters: readonly FormFilter[];
}

/** An answer that is offered to a question. */
export interface FormFilter {
  readonly id: number;
  readonly parent_id: number | null;
  readonly slug: string;
  readonly title: string;
}

/** A category with its questions, as the API answers it. */
export interface FormCategory {
  readonly id: number;
  readonly groups: readonly { readonly slug: string; readonly title: string; readonly sort: number }[];
  readonly specifications: readonly FormSpecification[];
}

/**
 * The value of a control: an id or a known word (`choice`), several of them (`choices`), a number, a month (`2027-03`),
 * a yes, a line of text, or paragraphs.
 */
export type AdFieldKind = 'choice' | 'choices' | 'number' | 'month' | 'flag' | 'text' | 'paragraphs' | 'pictures';

/** One control of the form. */
export interface AdField {
  /** Name of the control and key of its error: a column of the ad, or `answers.` and the slug of the question. */
  readonly name: string;
  readonly step: AdFormStep;
  readonly kind: AdFieldKind;
  /** The question that it asks; null for what every ad is asked. Title, unit, answers and its icon are there. */
  readonly specification: FormSpecification | null;
  readonly required: boolean;
  /**
   * The smallest and largest value, both included: the value of a number, the characters of a text, the count of
   * choices or pictures.
   */
  readonly min: number | null;
  readonly max: number | null;
  /** Decimals of a number. */
  readonly decimals: number;
  /** It is asked only while another field has this answer. */
  readonly dependsOn: { readonly name: string; readonly value: string } | null;
}

/** A titled group of fields within a step. */
export interface AdFieldGroup {
  readonly slug: string;
  readonly title: string;
  readonly fields: readonly AdField[];
}

/** All that a seller is asked in a category. */
export interface AdForm {
  readonly categoryId: number;
  readonly fields: readonly AdField[];
  /** The groups of the step `specifications`, in their order. */
  readonly groups: readonly AdFieldGroup[];
}

/** The typed or chosen texts by the name of the control, unchanged; the values of one control in their order. */
export type AdFormFields = Readonly<Record<string, readonly string[]>>;
