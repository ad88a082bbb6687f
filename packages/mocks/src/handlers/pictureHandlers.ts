import { http, HttpResponse } from 'msw';

const skies = ['#9db4c8', '#c7b299', '#aebfa6', '#8d99a8', '#d0c3b4'];
const paints = ['#27406b', '#e9e9e6', '#b8402a', '#30343a', '#c9b28a', '#7d8791'];

/** A drawn car in the proportions of the pictures, by id: no story needs the network or a photograph. */
function drawnCar(id: number): string {
  const sky = skies[id % skies.length];
  const paint = paints[Math.floor(id / 100) % paints.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200">
<rect width="1600" height="1200" fill="${sky}"/><rect y="800" width="1600" height="400" fill="#6d6a66"/>
<path d="M230 820c10-130 60-170 190-190l150-120c60-40 420-50 500 0l170 120c110 10 150 60 150 190z" fill="${paint}"/>
<path d="M600 540l-110 90h280V520zM810 520v110h320l-110-100z" fill="#1d2430"/>
<g fill="#16181b"><circle cx="480" cy="830" r="105"/><circle cx="1120" cy="830" r="105"/></g>
<g fill="#b9bec4"><circle cx="480" cy="830" r="62"/><circle cx="1120" cy="830" r="62"/></g></svg>`;
}

/** Pictures: `/img/{id}` is a drawing. [J90] */
export const pictureHandlers = [
  http.get(
    '*/img/:id',
    ({ params }) => new HttpResponse(drawnCar(Number(params.id)), { headers: { 'content-type': 'image/svg+xml' } }),
  ),
];
