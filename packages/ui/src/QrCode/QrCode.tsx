import { encode } from 'uqr';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps extends ElementProps<'svg', 'viewBox' | 'width' | 'height'> {
  /** What a camera reads; at most 2,331 bytes. */
  value: string;
  /** The purpose of the code: "Kod za aplikaciju". Say beside it how to continue without a camera. */
  label: string;
  /** False: it fills a white tile that has a frame already, such as that of a `BankSlip`. @default true */
  framed?: boolean;
}

/** A square code for a camera, dark on white in every theme, with a frame 200 px at most. */
export function QrCode({ value, label, framed = true, ...rest }: QrCodeProps) {
  // medium correction: a screen is neither creased nor dirty
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      {...rest}
      className={styles.code({ framed })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
