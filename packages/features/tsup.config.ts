import { defineConfig } from 'tsup';
import { styledPackage } from '../ui/build/styledPackage.ts';

export default defineConfig(styledPackage(/\/(stories|testing)\/|\/story[A-Z]/));
