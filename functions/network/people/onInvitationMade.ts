import type { Event } from '../../../events/event.ts'
import { invitationTag } from '../../../events/mail.ts'
import { invitationLink } from '../../../shared/core/link/invitation.ts'
import { personEvents } from '../../../shared/network/people/events.ts'
import { type Invitation, mailed, notMailed } from '../../../shared/network/people/invitation.ts'
import { writeInvitation } from '../../../shared/network/people/invitationEmail.ts'
import { reaction } from '../../core/http/reaction.ts'
import { hashOf } from '../../core/http/secret.ts'
import { log } from '../../core/log.ts'
import type { DeliveryOutcome } from '../../core/mail/delivery.ts'
import { type Mail, mailContent, mailer } from '../../core/mail/mailer.ts'
import { claimWrite, type MailTo, releaseWrite, settle } from '../../core/mail/mailMark.ts'
import { MailPutOff } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { table } from '../../core/table/table.ts'
import { ConditionFailed, type Write } from '../../core/table/write.ts'
import { anyEntity } from '../organizations/entityTable.ts'
import { invitations, mailStateWrite, newCode } from './invitationTable.ts'

/**
 * Sends an invitation's e-mail, at most once. The code is made here and stands nowhere but in the e-mail. While SES is
 * throttled the invitation is shown as not sent yet, and the queue delivers the event again.
 */

const send = mailer()

async function mailOf(invitation: Invitation, code: string): Promise<Mail> {
  const entity = await anyEntity(invitation.EntityID)
  const url = invitationLink(webUrl(), invitation.ID, code)
  const email = writeInvitation(invitation, { zone: entity?.TimeZone ?? 'UTC', url })
  return {
    person: invitationTag(invitation.ID),
    to: invitation.EMailAddress,
    ...mailContent(email),
    unsubscribeUrl: null,
  }
}

/** Stores the hash together with the mark of the mail; undefined when another run sends it, or nobody waits for it. */
async function claimed(loaded: Invitation, mailing: number, code: string, mail: MailTo, now: Date) {
  const reload = () => invitations.load(loaded.ID)
  return retryConflicts({ loaded, now, reload }, async (invitation, at) => {
    const transition = mailed(invitation, mailing, hashOf(code))
    if (!transition) return undefined
    await table.commit([mailStateWrite(invitation, transition.state), claimWrite(mail, at)], 1)
    return transition.state
  })
}

/** The e-mail did not leave. An invitation that was changed meanwhile has another e-mail, or needs none. */
async function putBack(invitation: Invitation, to: 'waiting' | 'failed', also: readonly Write[]): Promise<void> {
  const { state } = notMailed(invitation, invitation.Mailings, to)
  try {
    await table.commit([mailStateWrite(invitation, state), ...also])
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    if (also.length > 0) await table.commit(also)
  }
}

async function conclude(outcome: DeliveryOutcome, invitation: Invitation, mail: MailTo): Promise<void> {
  if (outcome.state === 'sent') return settle(mail, 'sent')
  if (outcome.state === 'putOff') {
    await putBack(invitation, 'waiting', [releaseWrite(mail)])
    throw new MailPutOff(outcome.reason)
  }
  if (outcome.state === 'refused') await putBack(invitation, 'failed', [])
  await settle(mail, outcome.state, outcome.reason)
  log.warn(`mail ${outcome.state}`, { event: mail.eventId, kind: mail.kind, reason: outcome.reason })
}

export const handler = reaction('people/onInvitationMade', async ({ ID, Subject, Detail }: Event, now) => {
  const { Mailing } = personEvents.InvitationMade.detail.parse(Detail)
  const loaded = await invitations.load(Subject.ID)
  if (!loaded) return
  const mail = { eventId: ID, subject: invitationTag(Subject.ID), kind: 'invitation' } as const
  const code = newCode()
  const invitation = await claimed(loaded, Mailing, code, mail, now)
  if (invitation) await conclude(await send(await mailOf(invitation, code)), invitation, mail)
})
