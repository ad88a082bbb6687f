export interface OutgoingMessage {
  text: string;
  files: File[];
}

/** Which files a message may carry, and the texts about them. */
export interface MessageAttachments {
  label: string;
  /** As in the attribute `accept`: "image/*,.pdf". */
  accept: string;
  /** Bytes of the largest file. */
  largest: number;
  tooLarge: (name: string) => string;
  /** Why a file cannot be sent, such as its type; called before its size is checked. Undefined if it can. */
  refuse?: (file: File) => string | undefined;
  remove: (name: string) => string;
}
