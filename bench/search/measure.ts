import { measureSearch } from '../../apps/api/src/testing/measureSearch.ts';

// usage: measure.ts DATABASE_URL native|wasm. Prints one line of JSON.
const [url = '', library] = process.argv.slice(2);
console.log(JSON.stringify(await measureSearch(url, library === 'wasm' ? 'wasm' : 'native')));
