import { splitAddress } from './paths.ts'

export interface GoOptions {
  replace?: boolean
  /** For the page that opens; it is gone when another document is loaded. */
  state?: unknown
}
type Navigate = (inside: string, options: GoOptions) => void

/** Set by the router; the pages before the sign-in have none. */
let navigate: Navigate | undefined
/** Path of the page that is open or, from the click on, opening; the router knows of the latter. */
let pageNow = () => location.hash.replace(/\?.*/, '')
export const setNavigate = (ofRouter: Navigate, pathNow = pageNow) => {
  navigate = ofRouter
  pageNow = pathNow
}

let isLeft = false
/**
 * Begins something that lasts. What follows it runs in the answered function, where `go` takes nobody away from a page that
 * they went to meanwhile; that holds until the first `await`.
 */
export function fromThisPage() {
  const begun = pageNow()
  return <T>(follow: () => T): T => {
    isLeft = pageNow() !== begun
    try {
      return follow()
    } finally {
      isLeft = false
    }
  }
}

/** Goes to an address of `paths`: within the same document by the router, to another document by loading it. */
export function go(to: string, options: GoOptions = {}) {
  if (isLeft) return
  const { document, inside } = splitAddress(to)
  if (navigate && inside && document === documentNow()) navigate(inside, options)
  else leaveFor(to, options.replace)
}

/** The path of the document, without the hash. */
export const documentNow = () => location.pathname.replace(/\/$/, '')

/** Loads the address as a new document. */
export function leaveFor(to: string, replace = false) {
  if (replace) location.replace(to)
  else location.assign(to)
}

/** Loads the address as a new document in place of this one, also where only the part behind the # is another. */
export function loadAnew(to: string) {
  const isSame = splitAddress(to).document === documentNow()
  leaveFor(to, true)
  if (isSame) location.reload()
}

/** The current address, to come back to after signing in. */
export const hereAddress = () => `${location.pathname}${location.hash}`
