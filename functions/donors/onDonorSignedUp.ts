import { signUpKind, writeSignUpWaiting } from '../../shared/notification/signUpEmail.ts'
import { knownEntity, peopleOf } from '../entities/entityTable.ts'
import { mailer } from '../notifications/mailer.ts'
import { mailReaders } from '../notifications/mailReaders.ts'
import { webUrl } from '../notifications/webUrl.ts'
import { reaction } from '../reaction.ts'
import { pendingDonors } from './pendingDonorTable.ts'

/** Tells the people of a food bank who may decide that a store signed up; not when it was decided meanwhile. */

const send = mailer()

export const handler = reaction('donors/onDonorSignedUp', async ({ ID: eventId, Subject }) => {
  const pending = await pendingDonors.load(Subject.ID)
  if (pending?.State !== 'waiting') return
  const [foodBank, people] = await Promise.all([
    knownEntity('foodBank', pending.FoodBankID),
    peopleOf([pending.FoodBankID]),
  ])
  const told = { eventId, kind: signUpKind, entityId: foodBank.ID } as const
  await mailReaders(people, told, send, (reader) => writeSignUpWaiting(pending, { foodBank, webUrl: webUrl() }, reader))
})
