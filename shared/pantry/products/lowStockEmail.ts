import { rolePrefix } from '../../core/access.ts'
import { absolute, pagePath } from '../../core/link/page.ts'
import type { EmailRow } from '../../core/mail/email.ts'
import { type Email, maxSubject, settingsUrl } from '../../core/mail/email.ts'
import { notificationSettings } from '../../core/mail/notificationSettingsTexts.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { mailParts } from '../../core/mail/texts.ts'
import { fill, plural } from '../../core/text/text.ts'
import type { Reader } from '../../network/organizations/reader.ts'
import { lowStockMail } from './lowStockMailTexts.ts'

export const lowStockKind = 'lowStock'

/** A product that is at its threshold or below, or gone. */
export interface LowProduct {
  readonly Name: string
  readonly Brand: string
  readonly Available: number
  readonly Threshold: number
  /** It has come to its threshold since the morning before. */
  readonly IsNew: boolean
}

/** Products of a row; the list in the product has all. */
const maxLines = 25

function rowOf(label: string, products: readonly LowProduct[], texts: (typeof lowStockMail)['en']): EmailRow[] {
  if (products.length === 0) return []
  const lines = products.slice(0, maxLines).map(({ Name, Brand, Available: available, Threshold: threshold }) => {
    const product = oneLine(Brand === '' ? Name : `${Name} (${Brand})`)
    return fill(available > 0 ? texts.line : texts.gone, { product, available, threshold })
  })
  const more = products.length - lines.length
  return [{ label, lines: more > 0 ? [...lines, fill(texts.more, { count: more })] : lines }]
}

/** The e-mail to a person of the pantry: what has come to its threshold, and what is low as before. */
export function writeLowStock(low: readonly LowProduct[], webUrl: string, reader: Reader): Email {
  const language = reader.Language
  const [texts, parts] = [lowStockMail[language], mailParts[language]]
  const { Role, EntityName } = reader.role
  const found = low.filter(({ IsNew }) => IsNew)
  const pantry = oneLine(EntityName)
  const values = { pantry, count: found.length, product: oneLine(found[0]?.Name ?? '') }
  const title = fill(texts[plural(language, 'subject', found.length)], values)
  const kind = notificationSettings[language][`kind.${lowStockKind}`]
  return {
    language,
    subject: cut(title, maxSubject),
    preheader: fill(texts.preheader, values),
    tone: 'urgent',
    code: '',
    kind,
    title,
    lead: texts.lead,
    highlight: undefined,
    rows: [
      ...rowOf(texts.found, found, texts),
      ...rowOf(
        texts.still,
        low.filter(({ IsNew }) => !IsNew),
        texts,
      ),
    ],
    button: { text: texts.button, url: absolute(webUrl, pagePath(rolePrefix(Role), 'orderahead-products')) },
    footer: {
      why: fill(parts.why, { entity: pantry }),
      questions: '',
      off: fill(parts.off, { kind }),
      settings: { text: parts.settings, url: settingsUrl(webUrl, Role, lowStockKind) },
    },
  }
}
