/** Looks like a code and leads nowhere: the modules follow from their places. */
export function SampleQr() {
  const size = 33;
  const corner = (x: number, y: number) => (x < 8 && y < 8) || (x >= size - 8 && y < 8) || (x < 8 && y >= size - 8);
  const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const);
  const dark = cells.filter(([x, y]) => !corner(x, y) && (x * 7 + y * 13 + x * y * 3 + ((x * x + y) % 5)) % 9 < 4);
  const eyes = [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="100%" role="img" aria-label="QR kod za plaćanje">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d={
          dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') +
          eyes.map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`).join('')
        }
      />
    </svg>
  );
}
