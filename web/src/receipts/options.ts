/** Section 9: selector lists show at most this many entries; typing narrows them down. */
export const mostOptions = 50
