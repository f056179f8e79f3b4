import { customerInvitationTag } from '../../../events/mail.ts'
import type { FoodBank } from '../../../shared/network/organizations/entity.ts'
import type { CustomerInvitation } from '../../../shared/pantry/invitations/customerInvitation.ts'
import {
  customerInvitationText,
  writeCustomerInvitation,
} from '../../../shared/pantry/invitations/customerInvitationEmail.ts'
import { reaction } from '../../core/http/reaction.ts'
import { type Mail, mailContent, mailer } from '../../core/mail/mailer.ts'
import { outcomeOfMail } from '../../core/mail/mailMark.ts'
import { sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { sendText } from '../../core/texting/sendText.ts'
import { texter } from '../../core/texting/texter.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'
import { programsById } from '../programs/programTable.ts'
import { customerInvitations } from './customerInvitationTable.ts'
import { recordDelivery } from './recordDelivery.ts'

/**
 * Sends an invitation, by each of its channels at most once. The mark of the e-mail or text says how it went: a function that
 * ends between sending and telling the invitation is delivered the event again, sends nothing and tells it then.
 */

const mailSender = mailer()
const textSender = texter()
const kind = 'referral'

async function mailOf(invitation: CustomerInvitation, to: string, foodBank: FoodBank): Promise<Mail> {
  const [locations, programs] = await Promise.all([
    pickupLocationsById(invitation.PantryLocationIDs),
    programsById(invitation.DeliveryProgramIDs),
  ])
  const places = [...locations.map(({ Label }) => Label), ...programs.map(({ Name }) => Name)]
  const email = writeCustomerInvitation(invitation, { foodBank: foodBank.Name, places, webUrl: webUrl() })
  return {
    person: customerInvitationTag(invitation.ID),
    to,
    ...mailContent(email),
    unsubscribeUrl: null,
  }
}

interface Sending {
  readonly invitation: CustomerInvitation
  readonly foodBank: FoodBank
  readonly eventId: string
}

async function sendMail({ invitation, foodBank, eventId }: Sending, address: string, now: Date): Promise<void> {
  const mark = { eventId, subject: customerInvitationTag(invitation.ID), kind } as const
  await sendOnce(mark, () => mailOf(invitation, address, foodBank), mailSender, now)
  const outcome = await outcomeOfMail(mark)
  if (outcome) await recordDelivery(invitation.ID, 'EMail', outcome, now)
}

/** One that waits for the morning is recorded by `notifications/onTextDue`. */
async function sendMessage({ invitation, foodBank, eventId }: Sending, to: string, now: Date): Promise<void> {
  const person = customerInvitationTag(invitation.ID)
  const text = customerInvitationText(invitation, { foodBank: foodBank.Name, webUrl: webUrl() })
  const message = { eventId, kind, person, to, text, entityId: foodBank.ID, zone: foodBank.TimeZone } as const
  const result = await sendText(message, textSender, now)
  const isImpossible = result === 'stopped' || result === 'off'
  const outcome = isImpossible ? 'failed' : await outcomeOfMail({ eventId, subject: `text-${person}`, kind })
  if (outcome) await recordDelivery(invitation.ID, 'Text', outcome, now)
}

export const handler = reaction('invitations/onCustomerInvited', async ({ ID: eventId, Subject }, now) => {
  const invitation = await customerInvitations.load(Subject.ID)
  if (!invitation) return
  await readCorrections([invitation.PreferredLanguageCode], now)
  const sending = { invitation, foodBank: await knownEntity('foodBank', invitation.FoodBankID), eventId }
  const { EMailAddress, PhoneNumber } = invitation
  if (EMailAddress !== null && invitation.EMail === 'waiting') await sendMail(sending, EMailAddress, now)
  if (PhoneNumber !== null && invitation.Text === 'waiting') await sendMessage(sending, PhoneNumber, now)
})
