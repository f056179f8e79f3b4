import latinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

const face = (file: string, fontDisplay: 'optional' | 'swap', unicodeRange: string) => ({
  '@font-face': {
    fontFamily: 'Figtree',
    fontStyle: 'normal',
    fontWeight: '300 900',
    fontDisplay,
    src: `url(${file}) format('woff2')`,
    unicodeRange,
  },
})

/**
 * The app's own type, one family for headings and text. Each document preloads the first file: where it still comes too
 * late, the page keeps the device's type instead of moving under the reader. The second one is loaded by names such as
 * "Łukasz" alone.
 */
export const typeface = [
  face(
    latin,
    'optional',
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
  face(
    latinExtended,
    'swap',
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  ),
]
