/** A place on a map, with the page that it leads to. */
export interface MapPoint {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}

/** A town whose name a map shows, by its number of people. */
export interface MapTown {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
}
