/** Documents that were finished before their answer is read, by that answer: reading it would copy them twice. */
export const knownDocuments = new WeakMap<Response, Buffer>();
