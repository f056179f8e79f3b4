/** Answers and drafts that stay on a device or in a tab. Signing out removes them. */
export const keptPrefix = 'gleanery.kept.'
export const answerPrefix = `${keptPrefix}answer.`
export const sessionPrefix = `${keptPrefix}session.`
/** Drafts of forms, kept for a tab. */
export const draftPrefix = `${keptPrefix}draft.`

/** Removes what is kept under names that begin so, except what `isKept` wants. */
export function forgetKeptHere(beginning = keptPrefix, isKept: (key: string) => boolean = () => false) {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(beginning) && !isKept(key)) storage.removeItem(key)
  } catch {
    // Storage is switched off: nothing is kept.
  }
}

/** No kept answer is known to be current after a change, or with another role. */
export const forgetAnswers = (isKept?: (key: string) => boolean) => forgetKeptHere(answerPrefix, isKept)

/** Forgets what is kept for another role, or of before this became a shared tablet. */
export function forgetSession() {
  forgetKeptHere(sessionPrefix)
  forgetKeptHere(draftPrefix)
  forgetAnswers()
}
