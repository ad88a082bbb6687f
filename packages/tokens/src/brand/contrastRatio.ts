const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function luminance(rgb: number[]) {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

interface Color {
  hex: string;
  alpha?: number;
}

/** The WCAG contrast of two colours. A translucent ground is taken over white, its worst case. */
export function contrastRatio(front: Color, back: Color): number {
  const alpha = back.alpha ?? 1;
  const ground = channels(back.hex).map((channel) => Math.round(channel * alpha + 255 * (1 - alpha)));
  const [low = 0, high = 0] = [luminance(channels(front.hex)), luminance(ground)].toSorted((a, b) => a - b);

  return (high + 0.05) / (low + 0.05);
}
