// The entry of the islands build: the script that is inline in public pages.
import '@volan/features/islands/boot';
import './registerWorker.ts';
