/** Two days as a list asks for them; an empty one is left to the list. */
export interface AskedDays {
  dateStartFilter?: string
  dateEndFilter?: string
}

export const askedDays = ({ start, end }: { start: string; end: string }): AskedDays => ({
  ...(start ? { dateStartFilter: start } : {}),
  ...(end ? { dateEndFilter: end } : {}),
})
