import createCache from '@emotion/cache'
import turn from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

/** Styles with left and right exchanged. */
export const rightToLeft = createCache({ key: 'rtl', stylisPlugins: [prefixer, turn] })
