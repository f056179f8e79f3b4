/** Answers that stay on a device, to be read at once or without a connection. Signing out removes them. */
export const keptPrefix = 'gleanery.kept.'

/** Removes what is kept under names that begin so, except what `isKept` wants. */
export function forgetKeptHere(beginning = keptPrefix, isKept: (key: string) => boolean = () => false) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(beginning) && !isKept(key)) localStorage.removeItem(key)
  } catch {
    // Storage is switched off: nothing is kept.
  }
}
