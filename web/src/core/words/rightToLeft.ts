import createCache, { type StylisPlugin } from '@emotion/cache'
import type { CSSObject } from '@emotion/react'
import turn from '@mui/stylis-plugin-rtl'

/** The only property that a browser of today wants a prefix for: Safari's. Stylis's own list would come to every page. */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`
}

/** Styles with left and right exchanged. */
export const turnedCache = createCache({ key: 'rtl', stylisPlugins: [prefixed, turn] })
// MUI styles first children knowingly: no warning of emotion's is wanted.
turnedCache.compat = true

/** Styles of the document. */
export const fromTheRight: CSSObject = {
  // Icons that point to what comes next, or before.
  '.pointing': { scale: '-1 1' },
  // In the direction of what they are: `(865) 555-0100` begins with its bracket.
  ':is(a[href^="tel:"], a[href^="mailto:"], code)': { unicodeBidi: 'plaintext' },
  // At the right, because left and right are exchanged.
  ':is(input, textarea)': { unicodeBidi: 'plaintext', textAlign: 'left' },
}
