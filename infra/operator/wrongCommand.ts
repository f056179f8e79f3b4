/** What was given to `npm run tenant` is wrong, or does not fit what is there; the message says what. */
export class WrongCommand extends Error {}
