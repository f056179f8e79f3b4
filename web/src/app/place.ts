/** A place inside a role's document: what stands in the hash behind the prefix (decision 6). */
export interface Place {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
}

export const addressOfPlace = ({ pathname, search }: Place) => `${pathname}${search}`

/** Reads `#/a/b?c=d`, or the same without its `#`. */
export function placeIn(hash: string): Place {
  const inside = hash.replace(/^#/, '')
  const at = inside.indexOf('?')
  const pathname = at < 0 ? inside : inside.slice(0, at)
  const search = at < 0 ? '' : inside.slice(at)
  return { pathname: pathname.startsWith('/') ? pathname : `/${pathname}`, search: search === '?' ? '' : search }
}

export type Params = Readonly<Record<string, string>>

const partsOf = (pathname: string) => pathname.split('/').filter(Boolean)

/** The values of a pattern's `:names` when the path is one of its places. */
export function matchPlace(pattern: string, pathname: string): Params | undefined {
  const wanted = partsOf(pattern)
  const given = partsOf(pathname)
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, want] of wanted.entries()) {
    const part = given[i] ?? ''
    if (want.startsWith(':')) params[want.slice(1)] = decoded(part)
    else if (want.toLowerCase() !== part.toLowerCase()) return undefined
  }
  return params
}

/** What was not encoded as an address stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch (fault) {
    if (fault instanceof URIError) return part
    throw fault
  }
}
