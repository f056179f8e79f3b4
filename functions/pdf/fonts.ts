import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Noto Sans (SIL Open Font License), because PDF's standard fonts lack the letters of names such as 'Łukasz' or 'Nguyễn'. The
 * bundler puts the two files into the bundle in place of this module (`infra/pdfModules.ts`).
 */

const { resolve } = createRequire(import.meta.url)
const fontOf = (file: string): Uint8Array => readFileSync(resolve(`@expo-google-fonts/noto-sans/${file}`))

export const plain = fontOf('400Regular/NotoSans_400Regular.ttf')
export const bold = fontOf('700Bold/NotoSans_700Bold.ttf')
