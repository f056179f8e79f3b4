import { rolePrefix } from '../access.ts'
import { absolute, pagePath } from '../link/page.ts'
import type { Language } from '../text/text.ts'
import type { NotificationKind } from './kinds.ts'

/**
 * An e-mail's words before they are laid out: one template, the rows a reader needs to act on it, and one link. Days
 * and hours of a pickup are the location's own; deadlines are in the reader's zone.
 */
export interface Email {
  readonly language: Language
  readonly subject: string
  readonly preheader: string
  readonly tone: EmailTone
  readonly code: string
  readonly kind: string
  readonly title: string
  readonly lead: string
  readonly highlight: EmailRow | undefined
  readonly rows: readonly EmailRow[]
  readonly button: Link
  readonly footer: { readonly why: string; readonly questions: string; readonly off: string; readonly settings: Link }
}
export interface Link {
  readonly text: string
  readonly url: string
}

/** Mail programs show about this many characters of a subject, and old ones break the line there. */
export const maxSubject = 78

/** Page on which a kind of e-mail is switched off. */
export const settingsUrl = (webUrl: string, role: string, kind: NotificationKind) =>
  absolute(webUrl, pagePath(rolePrefix(role), 'notifications', { kind }))

export type EmailTone = 'ask' | 'urgent' | 'good' | 'stop' | 'quiet'

export interface EmailRow {
  readonly label: string
  readonly lines: readonly string[]
}
