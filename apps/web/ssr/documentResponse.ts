/** Finished documents by the responses that carry them, so that sending one needs no copy of it. */
const documents = new WeakMap<Response, Buffer>();

/**
 * An answer with a finished document. It is read as any other; {@link documentIn} gives the same bytes without a copy.
 */
export function documentResponse(document: Buffer, init: ResponseInit) {
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(document);
      controller.close();
    },
  });
  const response = new Response(stream, init);
  documents.set(response, document);

  return response;
}

/** The finished document of a response; undefined if it was made otherwise. */
export const documentIn = (response: Response): Buffer | undefined => documents.get(response);
