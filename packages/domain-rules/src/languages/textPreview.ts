/** Cookie with the language whose unpublished texts an administrator looks at; it ends with the browser. [J63] */
export const textPreviewCookie = 'textPreview';

/** Address that begins and ends such a preview. */
export const textPreviewPath = '/text-preview';
