/** Whether all tests run, also what is slow and seldom breaks: `npm test -- full`. */
export const isFull = process.env['TEST_TIER'] === 'full';
