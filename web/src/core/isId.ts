/** Tells if a number in an address can be an ID; text that is no number comes as NaN. */
export const isId = (id: number) => Number.isSafeInteger(id) && id > 0
