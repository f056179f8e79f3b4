import { useCallback } from 'react'
import { refusalText } from '../../../../shared/core/refusalText.ts'
import { useLanguage } from '../../core/words/language.tsx'

/** Tells why a new password may not be taken. The words it is compared with are loaded with the first one. */
export function useNewPasswordRefusal() {
  const { language } = useLanguage()
  return useCallback(
    async (password: string, about: readonly (string | null)[]): Promise<string | undefined> => {
      const { passwordRefusal } = await import('../../../../shared/network/people/password.ts')
      const refusal = passwordRefusal(password, about)
      return refusal && refusalText(refusal, language)
    },
    [language],
  )
}
