import { fill, type Language } from '../../core/text/text.ts'
import { messageTexts } from './texts.ts'

/** Number of readers of a sent message; one recipient reads otherwise than many (decision 24). */
export function readSummary(
  { TotalRecipients, TotalRecipientsRead }: { TotalRecipients: number; TotalRecipientsRead: number },
  language: Language,
): string {
  const text = messageTexts[language]
  if (TotalRecipients === 1) return TotalRecipientsRead === 1 ? text.read : text.notRead
  return fill(text.readOf, { read: TotalRecipientsRead, total: TotalRecipients })
}
