/** A line of the grid: its value and the text beside it. */
export interface ChartTick {
  value: number;
  /** "1.000". */
  text: string;
}

/** One day or month of a chart, ready to read. */
export interface ChartPoint {
  /** "11. novembar, sreda": the head of the tooltip and of the row in the table. */
  label: string;
  /** Label under the axis: "12.11.". Give it to three to five points. */
  axis?: string;
  value: number;
  /** "252 pregleda". */
  text: string;
  /** The same day of the period before. */
  before?: { value: number; text: string };
}

/** The texts of a chart beside its drawing. All of it is words, so all of it is required. */
export interface ChartLabels {
  /** One sentence that says what the drawing shows. */
  summary: string;
  /** What the arrow keys walk through: "Dan". */
  pointer: string;
  /** Opens the same numbers as a table: "Prikaži kao tabelu". */
  table: string;
  /** Heads of the table's columns: "Dan", "Pregledi", and "Ranije" where there is a comparison. */
  columns: readonly string[];
  /** Text in place of a chart without points: "Nema podataka za ovaj period." */
  empty: string;
}
