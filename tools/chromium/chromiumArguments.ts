/** How tests start Chromium: no network of its own, the same pixels everywhere, hosts of the brands on this machine. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-device-scale-factor=1',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
];
