// A server without a bundler and without a script in the page: the components are finished HTML, the look is one sheet.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { AdCard, Button, Container, Heading, Menu, Modal, Row, Stack, Switch } from '@volan/ui';

const dist = join(dirname(fileURLToPath(import.meta.resolve('@volan/ui/package.json'))), 'dist');
const types = { '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml', '.webp': 'image/webp' };

const page = () =>
  h(
    Container,
    { as: 'main', id: 'main', top: true },
    h(
      Stack,
      { gap: 3 },
      h(Heading, { level: 1 }, 'Weekend cars'),
      h(
        Row,
        { wrap: true },
        h(Button, { variant: 'primary', opens: { dialog: 'sell' } }, 'Sell a car'),
        h(Menu, { label: 'Order', entries: [{ label: 'Newest first', href: '?order=newest', current: true }] }),
      ),
      h(Switch, { name: 'warranty' }, 'With warranty'),
      h(AdCard, {
        ad: {
          href: '/ads/1',
          title: 'Volkswagen Golf 7 1.6 TDI',
          price: '€17,990',
          facts: [{ icon: 'gauge', label: 'Mileage', text: '142,000 km' }],
          tags: [],
          pictures: [],
          missingPicture: { outline: 'hatch', label: 'Without a photo' },
        },
      }),
    ),
    h(Modal, { id: 'sell', title: 'Sell a car', closeLabel: 'Close the window' }, 'Your ad is free of charge.'),
  );

const html = () => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>Weekend cars</title>
    <link rel="stylesheet" href="/volan/styles.css">
  </head>
  <body data-brand="volan" data-theme="light">${renderToString(page())}</body>
</html>`;

/** As the recipe has it: nothing inline but icons as data. What a page breaks of it is an error of its console. */
const policy = "default-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'";

createServer((request, response) => {
  response.setHeader('content-security-policy', policy);
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith('/volan/')) return response.setHeader('content-type', 'text/html').end(html());

  response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');

  return createReadStream(join(dist, pathname.slice('/volan/'.length)))
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
}).listen(Number(process.env.PORT));
