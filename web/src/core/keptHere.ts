/** Answers that stay on a shared device, to be read without a connection. Signing out removes them. */
export const keptPrefix = 'gleanery.kept.'

export function forgetKeptHere(isKept: (key: string) => boolean = () => false) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(keptPrefix) && !isKept(key)) localStorage.removeItem(key)
  } catch {
    // Storage is switched off: nothing is kept.
  }
}
