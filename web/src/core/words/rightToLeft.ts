import createCache, { type StylisPlugin } from '@emotion/cache'
import turn from '@mui/stylis-plugin-rtl'

/** The only property that a browser of today wants a prefix for: Safari's. Stylis's own list would come to every page. */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`
}

/** Styles with left and right exchanged. */
export const rightToLeft = createCache({ key: 'rtl', stylisPlugins: [prefixed, turn] })
// MUI styles first children knowingly: no warning of emotion's is wanted.
rightToLeft.compat = true
