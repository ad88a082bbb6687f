import { renderSVG } from 'uqr';

/**
 * Draws the text of an IPS QR code, dark on white, with the quiet border that apps of banks look for.
 *
 * @param use error correction by where it is seen: screens need little, paper gets folded
 */
export const ipsQrSvg = (payload: string, use: 'screen' | 'print') =>
  renderSVG(payload, { ecc: use === 'screen' ? 'L' : 'M', border: 4, pixelSize: 4 });
