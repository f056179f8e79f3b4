import { absolute } from './page.ts'

/** The link in an invitation's e-mail. What is behind `#` reaches no server and no log. */

const parameter = 'invitation'

export const invitationLink = (webUrl: string, id: number, code: string) =>
  absolute(webUrl, `/sign-in#${parameter}=${id}.${code}`)

export interface InvitationCode {
  readonly InvitationID: number
  readonly Code: string
}

export function invitationIn(hash: string): InvitationCode | undefined {
  const found = new RegExp(`^#${parameter}=(\\d{1,15})\\.([\\w-]{1,100})$`).exec(hash)
  return found?.[1] && found[2] ? { InvitationID: Number(found[1]), Code: found[2] } : undefined
}
