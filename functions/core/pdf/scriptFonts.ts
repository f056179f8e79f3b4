import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Noto Sans (SIL Open Font License) for scripts that the usual files lack, each read with its first letter. The bundler puts
 * their usual letters beside the bundle, with another module in place of this one (`infra/pdfModules.ts`).
 */

const require = createRequire(import.meta.url)

export const arabic = (): Uint8Array =>
  readFileSync(require.resolve('@expo-google-fonts/noto-sans-arabic/500Medium/NotoSansArabic_500Medium.ttf'))
export const korean = (): Uint8Array =>
  readFileSync(require.resolve('@expo-google-fonts/noto-sans-kr/500Medium/NotoSansKR_500Medium.ttf'))
export const chinese = (): Uint8Array =>
  readFileSync(require.resolve('@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf'))
