import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Noto Sans (SIL Open Font License), because PDF's standard fonts lack the letters of names such as 'Łukasz' or 'Nguyễn'. The
 * bundler puts the two files beside the bundle, with another module in place of this one (`infra/pdfModules.ts`).
 */

const require = createRequire(import.meta.url)

export const plain: Uint8Array = readFileSync(
  require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
)
export const bold: Uint8Array = readFileSync(
  require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
)
