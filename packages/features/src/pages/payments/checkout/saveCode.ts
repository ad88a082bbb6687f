/** Pixels of a saved code: sharp on every screen, and small enough for any app of a bank. */
const size = 928;

/** Draws a code as a picture: apps of banks take it from the pictures of a phone, and none of them takes an SVG. */
async function pictureOf(code: SVGSVGElement): Promise<File> {
  const copy = code.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(size));
  copy.setAttribute('height', String(size));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing: no picture of the code was made.');

  context.fillStyle = 'white';
  context.fillRect(0, 0, size, size);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, size, size);
  const blob = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/png'));
  if (!blob) throw new Error('The browser made no picture of the code.');

  return new File([blob], 'ips-qr.png', { type: 'image/png' });
}

/**
 * Saves a code as a picture: on a phone by the system's own sheet, which also hands it to apps; else as a file. Serbian
 * banks have no common address that opens their apps with a payment, so the picture is the way from a phone to the app
 * on it.
 */
export async function saveCode(code: SVGSVGElement): Promise<void> {
  const file = await pictureOf(code);
  const shared = { files: [file] };
  if (typeof navigator.canShare === 'function' && navigator.canShare(shared)) {
    try {
      await navigator.share(shared);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
