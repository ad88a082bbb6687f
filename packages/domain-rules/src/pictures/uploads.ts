/** A picture that somebody uploads is at most this large, in bytes. [M22] */
export const maxImageBytes = 12 * 1024 * 1024;

/** Pictures that one form sends without scripts are together at most this large, in bytes. */
export const maxFormPictureBytes = 40 * 1024 * 1024;

/** The types that may be uploaded. The server finds the real type in the file's first bytes. [M22] */
export const uploadedImageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
