import type { AdCardData } from '../AdCard/AdCardData.ts';

/** One ad of a comparison, ready to read. */
export interface ComparedAd extends Pick<AdCardData, 'href' | 'title' | 'price' | 'missingPicture'> {
  /** Id of the ad: what is removed. */
  id: string;
  picture: AdCardData['pictures'][number] | undefined;
}

/** The value of one ad for one question. */
export interface ComparedValue {
  text: string;
  /**
   * `best`: the most favourable of the row, more than one where they are equal. `yes`: with a tick. `no`: quiet.
   * `unstated`: a value that is missing; a dash stands for its text, which is read out. @default 'plain'
   */
  tone?: 'plain' | 'best' | 'yes' | 'no' | 'unstated';
}

/** One question and the values of all ads, in their order. */
export interface ComparedRow {
  label: string;
  values: readonly ComparedValue[];
}

/** Questions of one kind: "Osnovno". */
export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
}
