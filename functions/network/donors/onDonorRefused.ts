import { writeSignUpRefused } from '../../../shared/network/donors/signUpEmail.ts'
import { reaction } from '../../core/http/reaction.ts'
import { mailContent, mailer, soundAddress } from '../../core/mail/mailer.ts'
import { sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { knownEntity } from '../organizations/entityTable.ts'
import { pendingDonors } from './pendingDonorTable.ts'

/** Tells a store that signed up that the food bank refused it, with the reason it gave; at most once. */

const send = mailer()

export const handler = reaction('donors/onDonorRefused', async ({ ID: eventId, Subject }, now) => {
  const pending = await pendingDonors.load(Subject.ID)
  if (pending?.State !== 'refused') return
  const foodBank = await knownEntity('foodBank', pending.FoodBankID)
  const replyTo = soundAddress(foodBank.Contact.EMailAddress)
  const url = replyTo ? `mailto:${replyTo}` : webUrl()
  const email = writeSignUpRefused(pending, { foodBank, url })
  const person = `pending-donor-${pending.ID}`
  await sendOnce(
    { eventId, subject: person, kind: 'signUpRefused' },
    {
      person,
      to: pending.EMailAddress,
      replyTo,
      ...mailContent(email),
      unsubscribeUrl: null,
    },
    send,
    now,
  )
})
