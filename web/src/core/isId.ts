/** Whether a number in an address can name something; what is not one comes as NaN. */
export const isId = (id: number) => Number.isSafeInteger(id) && id > 0
