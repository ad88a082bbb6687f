import type { Config } from '@react-router/dev/config';

export default { ssr: true, future: {}, routeDiscovery: { mode: 'initial' } } satisfies Config;
