/** Answers that stay on a device, to be read at once or without a connection. Signing out removes them. */
export const keptPrefix = 'gleanery.kept.'
export const answerPrefix = `${keptPrefix}answer.`
export const sessionPrefix = `${keptPrefix}session.`

/** Removes what is kept under names that begin so, except what `isKept` wants. */
export function forgetKeptHere(beginning = keptPrefix, isKept: (key: string) => boolean = () => false) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(beginning) && !isKept(key)) localStorage.removeItem(key)
  } catch {
    // Storage is switched off: nothing is kept.
  }
}

/** No kept answer is known to be current after a change, or with another role. */
export const forgetAnswers = (isKept?: (key: string) => boolean) => forgetKeptHere(answerPrefix, isKept)

/** Forgets what is kept for another role, or of before this became a shared tablet. */
export function forgetSession() {
  forgetKeptHere(sessionPrefix)
  forgetAnswers()
}
