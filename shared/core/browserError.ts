/** An error in a page, as its browser tells the next call. Never texts that people typed, names, or codes of links. */
export interface BrowserError {
  readonly name: string
  /** Empty where the message may hold data. */
  readonly message: string
  /** Places in the app's own scripts, the innermost first: `/assets/main-B1.js:1:2345`. */
  readonly at: readonly string[]
  /** Address without numbers and codes. */
  readonly page: string
}

export const mostPlaces = 4
/** Characters of each text. */
export const longestText = 150

/** Encoded as part of a URL: headers are ASCII. */
export const browserErrorHeader = 'browser-error'
export const headerOf = (error: BrowserError): string => encodeURIComponent(JSON.stringify(error))
