import { splitAddress } from '../paths.ts'

export interface GoOptions {
  replace?: boolean
}
type Step = (inside: string, options: GoOptions) => void

/** Set by the router of the screens behind the sign-in; the few pages before it have none. */
let step: Step | undefined
export const stepInsideWith = (ofRouter: Step) => {
  step = ofRouter
}

/** Goes to an address of `paths`: inside the same role without loading anything, to another document by loading it. */
export function go(to: string, options: GoOptions = {}) {
  const { document, inside } = splitAddress(to)
  if (step && inside && document === documentNow()) step(inside, options)
  else leaveFor(to, options.replace)
}

const documentNow = () => location.pathname.replace(/\/$/, '')

/** Loads the address as a new document. */
export function leaveFor(to: string, replace = false) {
  if (replace) location.replace(to)
  else location.assign(to)
}

/** Where the person is now, to come back to after signing in. */
export const hereAddress = () => `${location.pathname}${location.hash}`
