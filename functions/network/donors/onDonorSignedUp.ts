import { signUpKind, writeSignUpWaiting } from '../../../shared/network/donors/signUpEmail.ts'
import { reaction } from '../../core/http/reaction.ts'
import { mailer } from '../../core/mail/mailer.ts'
import { mailReaders } from '../../core/mail/mailReaders.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { knownEntity, loadPeople } from '../organizations/entityTable.ts'
import { pendingDonors } from './pendingDonorTable.ts'

/** Tells the people of a food bank who may decide that a store signed up; not when it was decided meanwhile. */

const send = mailer()

export const handler = reaction('donors/onDonorSignedUp', async ({ ID: eventId, Subject }) => {
  const pending = await pendingDonors.load(Subject.ID)
  if (pending?.State !== 'waiting') return
  const [foodBank, people] = await Promise.all([
    knownEntity('foodBank', pending.FoodBankID),
    loadPeople([pending.FoodBankID]),
  ])
  const told = { eventId, kind: signUpKind, entityId: foodBank.ID } as const
  await mailReaders(people, told, send, (reader) => writeSignUpWaiting(pending, { foodBank, webUrl: webUrl() }, reader))
})
