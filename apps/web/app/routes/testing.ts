import { setFileScope } from '@vanilla-extract/css/fileScope';

/** Lets a unit test import routes whose pages have styles: without a build no file owns them. Import it first. */
setFileScope('unit-test');
