import { type BrowserError, longestText, mostPlaces } from '../../../shared/core/browserError.ts'

/**
 * Errors in the page, each told to the server once with the next call. They wait in the tab, so that a page that nothing works in
 * any more tells of it after its reload.
 */

const waitingKey = 'gleanery.browserErrors'
/** Of one page. What fails at each move of the mouse is told once, and a page that is all broken says enough. */
const most = 10

const told = new Set<string>()

function waiting(): BrowserError[] {
  try {
    return JSON.parse(sessionStorage.getItem(waitingKey) ?? '[]')
  } catch {
    return []
  }
}

function keep(errors: readonly BrowserError[]): void {
  try {
    sessionStorage.setItem(waitingKey, JSON.stringify(errors.slice(0, most)))
  } catch {
    // Storage is full or switched off: they are not told.
  }
}

/** Kinds whose message is about code; that of another may quote what it could not read. */
const isOfCode = (name: string) => /^(Type|Reference|Range)Error$/.test(name)
const withoutQuotes = (message: string) => message.replaceAll(/"[^"]*"/g, '"…"')

/** Places in scripts of this app; none for what a browser's extension did. */
const placesIn = (stack: string) =>
  stack
    .split(/[\s()@]+/)
    .filter((word) => word.startsWith(`${location.origin}/`))
    .map((word) => word.slice(location.origin.length).slice(0, longestText))
    .slice(0, mostPlaces)

/** Numbers and codes of links say whose page it was; words of an address are the app's own. */
const pageOf = ({ pathname, hash }: Location) =>
  `${pathname}${hash.split('?')[0]}`
    .split('/')
    .map((part) => (/^([A-Z]?[a-z-]{1,29}([A-Z][a-z]{1,15})?#?)?$/.test(part) ? part : '*'))
    .join('/')
    .slice(0, longestText)

/** Notes an error, unless it is an answer of the server, a lost connection, or not of this app. */
export function noteBrowserError(error: unknown): void {
  if (!(error instanceof Error) || !navigator.onLine || /^(ApiError|Refused|AbortError)$/.test(error.name)) return
  const at = placesIn(error.stack ?? '')
  const key = `${error.name} ${at[0]}`
  if (at.length === 0 || told.has(key) || told.size >= most) return
  told.add(key)
  const message = isOfCode(error.name) ? withoutQuotes(error.message).slice(0, longestText) : ''
  keep([...waiting(), { name: error.name.slice(0, longestText), message, at, page: pageOf(location) }])
}

/** Takes the oldest that waits; `putBack` it when the call that was to tell it had no answer. */
export function takeBrowserError(): BrowserError | undefined {
  const [first, ...rest] = waiting()
  if (first) keep(rest)
  return first
}
export const putBackBrowserError = (error: BrowserError): void => keep([error, ...waiting()])

/** Notes whatever nothing catches. */
export function watchBrowserErrors(): void {
  window.addEventListener('error', ({ error }) => noteBrowserError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => noteBrowserError(reason))
}
