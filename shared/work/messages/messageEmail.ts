import { type RolePrefix, rolePrefix } from '../../core/access.ts'
import { absolute, messagePath } from '../../core/link/page.ts'
import { type Email, maxSubject, settingsUrl } from '../../core/mail/email.ts'
import { notificationSettings } from '../../core/mail/notificationSettingsTexts.ts'
import { cut, oneLine, textLines } from '../../core/mail/plainText.ts'
import { mailParts } from '../../core/mail/texts.ts'
import { fill, type Language } from '../../core/text/text.ts'
import type { User } from '../../network/organizations/entity.ts'
import { isReached } from '../../network/organizations/reader.ts'
import type { Correspondent } from './correspondent.ts'

/** The e-mail copy of a message between people, in its reader's language; the words themselves are the sender's. */

export interface MailedMessage {
  readonly Subject: string
  readonly Body: string
  readonly Sender: Pick<Correspondent, 'Name' | 'EntityName'>
}

const kind = 'messageReceived'
/** Beyond, mail programs cut a mail themselves and hide its end. */
const maxCharacters = 4000

/** The role in which a person reads a message, and its address. */
export interface MessageReader {
  readonly role: User['Roles'][number]
  readonly prefix: RolePrefix
}

/** Undefined for a person who gets no e-mail copies. */
export function messageReader(user: User): MessageReader | undefined {
  if (!isReached(user, kind)) return undefined
  const { ActiveRole } = user
  const active = user.Roles.find((held) => held.Role === ActiveRole.Role && held.EntityID === ActiveRole.EntityID)
  const [reader] = [...(active ? [active] : []), ...user.Roles].flatMap((role): MessageReader[] => {
    const prefix = rolePrefix(role.Role)
    return prefix ? [{ role, prefix }] : []
  })
  return reader
}

export function writeMessageEmail(
  { Subject, Body, Sender }: MailedMessage,
  { role, prefix }: MessageReader,
  { copyId, webUrl, language }: { copyId: number; webUrl: string; language: Language },
): Email {
  const parts = mailParts[language]
  const values = { sender: oneLine(Sender.Name), entity: oneLine(Sender.EntityName) }
  const title = oneLine(Subject)
  const isCut = [...Body].length > maxCharacters
  const kindName = notificationSettings[language][`kind.${kind}`]
  return {
    language,
    subject: cut(title, maxSubject),
    preheader: fill(parts['message.preheader'], values),
    tone: 'quiet',
    code: '',
    kind: kindName,
    title,
    lead: fill(parts['message.lead'], values),
    highlight: undefined,
    rows: [
      {
        label: values.sender,
        lines: [...textLines(cut(Body, maxCharacters)), ...(isCut ? [parts['message.cut']] : [])],
      },
    ],
    button: { text: parts['button.message'], url: absolute(webUrl, messagePath(prefix, copyId, false)) },
    footer: {
      why: fill(parts.why, { entity: oneLine(role.EntityName) }),
      questions: '',
      off: fill(parts.off, { kind: kindName }),
      settings: { text: parts.settings, url: settingsUrl(webUrl, role.Role, kind) },
    },
  }
}
