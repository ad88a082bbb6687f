import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import type { MissingPicture, Picture } from '../Photo/Photo.tsx';
import type { TagTone } from '../Tag/Tag.tsx';

/** One of the two ads, or one of two states of another thing, such as a company. */
export interface ModeratedAd {
  /** "Novi oglas 4 031 077". */
  title: string;
  state: { text: string; tone: TagTone };
  /** Up to three are shown. */
  pictures: readonly Picture[];
  /** Shown in place of pictures; absent for a thing that has none. */
  missing?: MissingPicture;
  seller: string;
}

export interface ComparedFact {
  label: string;
  /** Absent where no live ad is compared. */
  live?: string;
  fresh: string;
}

/** An action with the letter that triggers it. */
export interface KeyedAction {
  label: string;
  /** One letter, shown on the button: "P". */
  letter: string;
}

export interface ModerationCompareProps extends ElementProps<'div'> {
  id: string;
  /** The similar published ad; absent without one. */
  live?: ModeratedAd;
  fresh: ModeratedAd;
  facts: readonly ComparedFact[];
  /** Said of a cell that differs: "razlikuje se". */
  differsLabel: string;
  reasons: {
    title: string;
    options: readonly { value: string; label: string }[];
    /** Those that are chosen; the parent holds them. */
    value?: readonly string[] | undefined;
    /** Those that the system suspects. @default none */
    defaultValue?: readonly string[] | undefined;
    onValueChange?: ((reasons: readonly string[]) => void) | undefined;
    /** Where somebody rejects without one: "Izaberite bar jedan razlog." */
    required: string;
  };
  /** To the seller; the parent holds it with `value`. */
  message: {
    label: string;
    hint: ReactNode;
    value?: string | undefined;
    defaultValue?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
  };
  /** What else is known, such as documents: beside the data, or below both where two are compared. */
  evidence?: ReactNode;
  /** A choice of ready answers, above the message. */
  answers?: ReactNode;
  /** Its letter leads to the reasons; Enter rejects there. Digits tick reasons from anywhere. */
  reject: Omit<KeyedAction, 'label'> & {
    /** "Odbij", "Odbij, 2 razloga". */
    label: (reasons: number) => string;
  };
  ask: KeyedAction;
  approve: KeyedAction;
  /** Leaves the ad to others: "Preskoči"; absent where nothing else waits. */
  skip?: KeyedAction;
  /** Opens the list of keys: "Prečice". */
  help?: KeyedAction;
  /** The letters work only while this is on, since they get in the way of speech input (WCAG 2.1.4). */
  letters: { label: string; checked: boolean; onCheckedChange: (checked: boolean) => void };
  /** What follows: "Dva odbijanja zaustavljaju postavljanje oglasa na 7 dana." */
  note?: ReactNode;
  /** Being stored: "Čuva se". */
  busyLabel?: string;
  onReject: (reasons: string[], message: string) => void;
  onAsk: (message: string) => void;
  onApprove: () => void;
  onSkip?: () => void;
  onHelp?: () => void;
}
