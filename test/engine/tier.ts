/** `npm run test:full` tries everything; `npm test` one caller of each kind, two targets and fewer random requests. */
export const isFull = process.env.GLEANERY_TESTS === 'full'
