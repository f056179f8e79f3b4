/** Thrown for arguments of `npm run tenant` that are wrong, or do not fit the tenant; the message says what. */
export class WrongCommand extends Error {}
