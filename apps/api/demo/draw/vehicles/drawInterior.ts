const knob = (x: number) => `<circle cx="${x}" cy="282" r="9" fill="#2d2b29" stroke="#77736d"/>`;
const dial = (
  x: number,
  needle: string,
) => `<circle cx="${x}" cy="172" r="21" fill="none" stroke="#c9cdd2" stroke-width="1.5"/>
  <path d="${needle}" stroke="#e2553b" stroke-width="2"/>`;
const vent = (x: number) => `<rect x="${x}" y="170" width="44" height="22" rx="4" fill="#0a0a0a"/>
  ${[175, 179.4, 183.8, 188.2].map((y) => `<path d="M${x + 4} ${y}h36" stroke="#3a3a3a" stroke-width="1.4"/>`).join('')}`;

/**
 * The driver's place: dashboard with a strip in `trim`, seat in `upholstery`. Fills the picture; needs no background.
 */
export function drawInterior(upholstery: string, trim: string): string {
  return `
    <defs>
      <linearGradient id="screen-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfdbe2"/><stop offset="1" stop-color="#8d9aa0"/></linearGradient>
      <linearGradient id="dashboard" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3b3836"/><stop offset="1" stop-color="#141312"/></linearGradient>
      <linearGradient id="display" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1b2b36"/><stop offset="1" stop-color="#0d151b"/></linearGradient>
    </defs>
    <rect width="640" height="400" fill="#1b1a19"/><path d="M40 0H600L560 120H80Z" fill="url(#screen-sky)"/>
    <path d="M90 118 180 84 260 104 360 76 470 108 560 90V124H90Z" fill="#6f7c74" filter="url(#blur6)"/>
    <path d="M280 0h80l-6 34q-34 12-68 0Z" fill="#191817"/>
    <path d="M0 150Q90 112 320 114T640 150V400H0Z" fill="url(#dashboard)"/>
    <path d="M0 176Q120 146 320 148T640 176V188Q500 160 320 160T0 188Z" fill="${trim}" opacity=".85"/>
    <path d="M120 150Q190 120 262 150V196H120Z" fill="#0d0d0d"/>
    ${dial(160, 'M160 172 148 160')}${dial(222, 'M222 172 236 162')}
    <rect x="292" y="138" width="150" height="82" rx="8" fill="url(#display)" stroke="#44413d" stroke-width="2"/>
    <rect x="304" y="150" width="72" height="58" rx="4" fill="#2d5468"/>
    <path d="M304 196Q330 168 348 184T376 170" stroke="#9fd0e0" stroke-width="2.5" fill="none"/>
    <rect x="386" y="152" width="46" height="7" rx="3" fill="#dfe6ea" opacity=".8"/>
    ${[
      [168, 34],
      [180, 40],
      [192, 28],
    ]
      .map(([y, width]) => `<rect x="386" y="${y}" width="${width}" height="5" rx="2" fill="#dfe6ea" opacity=".4"/>`)
      .join('')}
    ${[460, 520, 576].map(vent).join('')}
    <path d="M300 240H430L470 400H262Z" fill="#1f1d1c"/><rect x="330" y="252" width="72" height="9" rx="4" fill="#3a3835"/>
    ${knob(340)}${knob(392)}<rect x="352" y="296" width="28" height="58" rx="13" fill="#0e0d0d" stroke="#55514c"/>
    <path d="M430 400Q440 300 520 292H640V400Z" fill="${upholstery}"/>
    <path d="M462 400Q470 322 530 312H640" stroke="#fff" stroke-opacity=".12" stroke-width="2" fill="none" stroke-dasharray="5 4"/>
    <g fill="none">
      <circle cx="190" cy="256" r="104" stroke="#100f0f" stroke-width="25"/><circle cx="190" cy="256" r="104" stroke="#3a3633" stroke-width="19"/>
      <path d="M98 208A104 104 0 0 1 282 208" stroke="#5a544f" stroke-width="5" opacity=".7"/>
    </g>
    <path d="M100 262Q140 236 166 236H214Q240 236 280 262L270 288Q236 272 226 290L212 352H168L154 290Q144 272 110 288Z" fill="#1c1a19"/>
    <rect x="158" y="236" width="64" height="56" rx="22" fill="#2b2827"/><circle cx="190" cy="263" r="11" fill="none" stroke="#c9cdd2" stroke-width="2"/>`;
}
