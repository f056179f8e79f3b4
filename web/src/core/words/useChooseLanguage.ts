import { frameTexts } from '../../../../shared/core/text/frame.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import { useLanguage, useText } from './language.tsx'
import { useToast } from './toast.tsx'

/** Chooses a language, or says that it can't be loaded. */
export function useChooseLanguage() {
  const text = useText(frameTexts)
  const toast = useToast()
  const { setLanguage } = useLanguage()
  return (next: Language) => {
    setLanguage(next).catch(() => toast(text('noConnection'), { tone: 'error' }))
  }
}
