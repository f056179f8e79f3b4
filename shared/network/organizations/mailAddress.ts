/** One `@` with something before it and a domain behind it: whether mail arrives is known only when one is sent. */
export const mailAddressShape = /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/

export const maxMailAddress = 254

export const isMailAddress = (text: string) => text.length <= maxMailAddress && mailAddressShape.test(text)
