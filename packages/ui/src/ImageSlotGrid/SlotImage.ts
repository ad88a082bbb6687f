interface SlotPicture {
  id: string;
  /**
   * Address of the picture, also of one that is still uploading (`URL.createObjectURL`); empty where it cannot be
   * shown.
   */
  src: string;
}

interface Words {
  /**
   * The state of the slot, and what is said of its progress: "Fotografija sa telefona se pretvara". @default the words
   * of the grid, said only
   */
  words?: string | undefined;
}

/** A picture in a slot. */
export type SlotImage =
  | (SlotPicture & { state: 'ready' })
  /** `sent` goes from 0 to 1. */
  | (SlotPicture & Words & { state: 'uploading'; sent: number })
  /** Sent whole, and not ready yet: some formats take seconds. */
  | (SlotPicture & Words & { state: 'converting' })
  /**
   * `error` names the problem and what to do: "Nije poslata. Proverite vezu." If it is `final`, sending the same file
   * again would not help, and no button for that is offered.
   */
  | (SlotPicture & { state: 'failed'; error: string; final?: boolean });

/** Slot 0 is the cover, 1 to 19 the guided slots, 20 and on the extra ones. An empty slot is undefined. */
export type Slots = readonly (SlotImage | undefined)[];
