import latinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

const face = (file: string, fontDisplay: 'optional' | 'swap') => ({
  fontFamily: 'Figtree',
  fontWeight: '300 900',
  fontDisplay,
  src: `url(${file}) format('woff2')`,
})

/**
 * The app's own type, one family for headings and text. Each document preloads the first file: where it still comes too
 * late, the page keeps the device's type instead of moving under the reader. The second one is loaded by names such as
 * "Łukasz" alone.
 */
export const typeface = [
  { '@font-face': face(latin, 'optional') },
  { '@font-face': { ...face(latinExtended, 'swap'), unicodeRange: 'U+100-2AF, U+1E00-1EFF' } },
]
