import { defineConfig } from 'tsup';
import { styledPackage } from '../ui/build/styledPackage.ts';

export default defineConfig(styledPackage(/^src\/(stories\/|ad\/storyAds)/));
