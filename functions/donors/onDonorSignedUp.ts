import { readerRole, settingsUrl } from '../../shared/notification/email.ts'
import { signUpKind, writeSignUpWaiting } from '../../shared/notification/signUpEmail.ts'
import { knownEntity, peopleOf } from '../entities/entityTable.ts'
import { mailContent, mailer } from '../notifications/mailer.ts'
import { inTurn, sendOnce } from '../notifications/sendOnce.ts'
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
  const readers = people.flatMap((user) => {
    const role = readerRole(user, foodBank.ID, signUpKind)
    return role ? [{ user, role }] : []
  })
  await inTurn(readers, async ({ user, role }) => {
    const email = writeSignUpWaiting(pending, { foodBank, webUrl: webUrl() }, { ...user, role })
    const mail = {
      person: user.Subject,
      to: user.EMailAddress,
      ...mailContent(email),
      unsubscribeUrl: settingsUrl(webUrl(), role.Role, signUpKind),
    }
    await sendOnce({ eventId, subject: user.Subject, kind: signUpKind }, mail, send, new Date())
  })
})
