import { createFilterOptions } from '@mui/material'

/** Section 9: selector lists show at most 50 entries; typing finds the others. */
const maxEntries = 50

/** The entries of a selector for what is typed; `words` is what an entry can be found by. */
export const selectorFilter = <T>(words: (entry: T) => string) =>
  createFilterOptions<T>({ limit: maxEntries, stringify: words })
