const verticalGradient = (id: string, ...stops: (readonly [offset: number, colour: string])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

const road = (top: number, colour: string) =>
  `<rect y="256" width="640" height="150" fill="url(#road)"/><rect y="${top}" width="640" height="7" fill="${colour}"/>`;

function studio(): string {
  return `<defs>${verticalGradient('sky', [0, '#d9dcdd'], [0.62, '#eef0f0'], [0.7, '#c9cccd'], [1, '#b6babb'])}</defs>
    <rect width="640" height="400" fill="url(#sky)"/>
    <ellipse cx="320" cy="120" rx="300" ry="120" fill="#fff" opacity=".5" filter="url(#blur30)"/>`;
}

function dusk(): string {
  return `<defs>${verticalGradient('sky', [0, '#5d7488'], [0.38, '#b9b6ad'], [0.56, '#e9c9a0'], [0.6, '#8d8577'])}
    ${verticalGradient('road', [0, '#6f6a63'], [1, '#46443f'])}</defs>
    <rect width="640" height="400" fill="url(#sky)"/>
    <g filter="url(#blur8)">
      <path d="M-20 232 60 190 150 216 260 172 360 212 470 180 580 214 680 186V270H-20Z" fill="#6f7572"/>
      <path d="M-20 246 100 226 260 242 420 222 680 246V280H-20Z" fill="#57594f"/>
    </g>${road(254, '#83796a')}`;
}

function wall(): string {
  const bolts = [
    [132, 20],
    [132, 84],
    [302, 20],
    [302, 84],
    [472, 20],
    [472, 84],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.5"/>`);
  return `<defs>${verticalGradient('road', [0, '#9a9c9a'], [1, '#6e706f'])}</defs>
    <rect width="640" height="400" fill="#b9b4a9"/>
    <path d="M120 0V262M290 0V262M460 0V262M620 0V262M0 96H640" stroke="#8d887d" stroke-opacity=".5" stroke-width="2"/>
    <path d="M0 0H640V40L300 250H0Z" fill="#fff" opacity=".13" filter="url(#blur8)"/>
    <g fill="#6f6a60" opacity=".6">${bolts.join('')}</g>${road(252, '#7d796f')}`;
}

function wood(): string {
  const greens = ['#4c5f50', '#5d7060', '#3f5345'];
  const trees = Array.from(
    { length: 22 },
    (_, index) =>
      `<path d="M${index * 32 - 20} 270 L${index * 32 + 6} ${70 + ((index * 53) % 70)} L${index * 32 + 34} 270Z" fill="${greens[index % 3]}" opacity=".85"/>`,
  );
  return `<defs>${verticalGradient('sky', [0, '#c4d0cb'], [0.7, '#7f9182'])}
    ${verticalGradient('road', [0, '#8b8b82'], [1, '#5a5b55'])}</defs>
    <rect width="640" height="400" fill="url(#sky)"/>
    <g filter="url(#blur8)">${trees.join('')}<rect y="236" width="640" height="40" fill="#55664f"/></g>
    <rect y="258" width="640" height="150" fill="url(#road)"/>`;
}

function city(): string {
  const houses = [
    [0, 90, 80],
    [76, 60, 70],
    [150, 120, 60],
    [214, 40, 86],
    [306, 100, 74],
    [384, 70, 64],
    [452, 130, 80],
    [536, 54, 110],
  ] as const;
  const walls = ['#9aa0a3', '#b5ab9d', '#848c93', '#a7a29a'];
  const windows = (x: number, y: number) =>
    Array.from(
      { length: 10 },
      (_, index) =>
        `<rect x="${x + 8 + (index % 3) * 20}" y="${y + 14 + Math.floor(index / 3) * 32}" width="10" height="16" fill="#dfe6ea" opacity=".5"/>`,
    ).join('');

  return `<defs>${verticalGradient('sky', [0, '#a9c0d2'], [0.65, '#e6e4dc'])}
    ${verticalGradient('road', [0, '#84868a'], [1, '#57595d'])}</defs>
    <rect width="640" height="400" fill="url(#sky)"/>
    <g filter="url(#blur6)">${houses
      .map(
        ([x, y, width], index) =>
          `<rect x="${x}" y="${y}" width="${width}" height="200" fill="${walls[index % 4]}"/>${windows(x, y)}`,
      )
      .join('')}<rect y="228" width="640" height="36" fill="#76806f"/></g>${road(252, '#a8a8a4')}`;
}

function sea(): string {
  return `<defs>${verticalGradient('sky', [0, '#8fb4cd'], [0.5, '#dfe9ea'], [0.51, '#6f95a6'], [0.66, '#4f7688'])}
    ${verticalGradient('road', [0, '#a59c8d'], [1, '#766f64'])}</defs>
    <rect width="640" height="400" fill="url(#sky)"/>
    <path d="M-10 206Q120 150 250 204L420 205Q540 176 660 206V212H-10Z" fill="#7f9499" filter="url(#blur6)"/>
    <rect y="250" width="640" height="160" fill="url(#road)"/><rect y="242" width="640" height="10" fill="#c7c0b2"/>`;
}

function garage(): string {
  return `<defs>${verticalGradient('road', [0, '#5c6166'], [1, '#2f3337'])}</defs>
    <rect width="640" height="400" fill="#3a4046"/>
    <rect x="60" y="16" width="520" height="5" fill="#f3f6f8" filter="url(#blur3)"/>
    <rect x="60" y="44" width="520" height="3" fill="#dfe6ea" filter="url(#blur3)"/>
    <ellipse cx="320" cy="60" rx="300" ry="90" fill="#aab6bf" opacity=".35" filter="url(#blur30)"/>${road(254, '#24282b')}`;
}

function field(): string {
  return `<defs>${verticalGradient('sky', [0, '#9dbbd0'], [0.62, '#e9e6d6'])}
    ${verticalGradient('road', [0, '#8a8264'], [1, '#5d5740'])}</defs>
    <rect width="640" height="400" fill="url(#sky)"/>
    <g filter="url(#blur6)">
      <path d="M-20 226Q160 190 330 218T680 204V262H-20Z" fill="#8f9a5f"/>
      <path d="M-20 242Q180 222 360 238T680 230V270H-20Z" fill="#b9a45c"/>
    </g>${road(255, '#756d4d')}`;
}

function yard(): string {
  const pile = (x: number, height: number, colour: string) =>
    `<path d="M${x} 258Q${x + 60} ${258 - height * 1.6} ${x + 130} 258Z" fill="${colour}"/>`;
  return `<defs>${verticalGradient('sky', [0, '#b3bec4'], [0.7, '#e4e0d6'])}
    ${verticalGradient('road', [0, '#9c8f78'], [1, '#6d6250'])}</defs>
    <rect width="640" height="400" fill="url(#sky)"/>
    <g filter="url(#blur6)">${pile(-30, 60, '#a4957a')}${pile(90, 40, '#8f8470')}${pile(430, 76, '#a89a80')}${pile(560, 46, '#8c826d')}</g>
    ${road(254, '#857a66')}`;
}

function water(): string {
  const waves = Array.from({ length: 9 }, (_, index) => {
    const y = 286 + index * 13;
    const x = (index * 97) % 160;
    return `<path d="M${x - 40} ${y}q40 -5 80 0t80 0M${x + 300} ${y + 4}q40 -5 80 0t80 0" stroke="#dbe8ec" stroke-opacity=".35" stroke-width="2" fill="none"/>`;
  });
  return `<defs>${verticalGradient('sky', [0, '#8fb8d6'], [0.55, '#e6eef0'])}
    ${verticalGradient('road', [0, '#5f8da0'], [1, '#2f5668'])}</defs>
    <rect width="640" height="400" fill="url(#sky)"/>
    <path d="M-10 234Q110 176 250 226L430 228Q540 190 660 222V240H-10Z" fill="#6f8a86" filter="url(#blur6)"/>
    <rect y="236" width="640" height="170" fill="url(#road)"/>${waves.join('')}`;
}

function lake(): string {
  const trees = Array.from(
    { length: 18 },
    (_, index) =>
      `<path d="M${index * 38 - 20} 240 L${index * 38 + 6} ${130 + ((index * 37) % 50)} L${index * 38 + 34} 240Z"/>`,
  );
  return `<defs>${verticalGradient('sky', [0, '#e2b88f'], [0.55, '#f2e2cb'])}
    ${verticalGradient('road', [0, '#8d8f86'], [1, '#43545a'])}</defs>
    <rect width="640" height="400" fill="url(#sky)"/>
    <g fill="#4e5d4c" filter="url(#blur5)">${trees.join('')}</g>
    <rect y="236" width="640" height="170" fill="url(#road)"/>
    <path d="M40 300H250M330 288H600M120 330H420M420 352H620" stroke="#f2e2cb" stroke-opacity=".35" stroke-width="2"/>`;
}

/** Places where a vehicle is photographed, as SVG behind it. */
export const backgrounds = { studio, dusk, wall, wood, city, sea, garage, field, yard, water, lake } as const;

/** Name of a background. */
export type Background = keyof typeof backgrounds;

/** Backgrounds with a floor that mirrors the objects on it. */
export const mirroringBackgrounds: readonly Background[] = ['studio', 'garage'];
