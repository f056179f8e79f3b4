import type { Language } from '../../../../shared/core/text/text.ts'
import type { TefapDeclaration } from '../../../../shared/pantry/tefap/api.ts'
import type { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { dayText } from '../../core/time/time.ts'
import type { TextOf } from '../../core/words/language.tsx'

type Told = Pick<TefapDeclaration, 'Held' | 'IsValid' | 'IsForHandOver' | 'IsRenewalDue'>

/** One sentence about the certificate, and how urgent it is. */
export function certificateText(text: TextOf<typeof tefapTexts>, told: Told, language: Language) {
  const { Held, IsValid, IsForHandOver, IsRenewalDue } = told
  if (!Held) return { tone: 'info', said: text('state.none') } as const
  const day = dayText(Held.ValidTo, language)
  if (!IsValid) return { tone: 'warning', said: text('state.expired', { day }) } as const
  if (!IsForHandOver) return { tone: 'info', said: text('state.pickup') } as const
  return IsRenewalDue
    ? ({ tone: 'warning', said: text('state.renewal', { day }) } as const)
    : ({ tone: 'success', said: text('state.valid', { day }) } as const)
}
