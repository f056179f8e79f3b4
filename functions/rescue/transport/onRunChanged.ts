import * as z from 'zod/mini'
import type { Event } from '../../../events/event.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import type { TransportationProvider } from '../../../shared/network/organizations/entity.ts'
import { acceptedMatch, type Donation } from '../../../shared/rescue/donations/donation.ts'
import type { EmailContext } from '../../../shared/rescue/donations/mail/emailRows.ts'
import { currentPickup } from '../../../shared/rescue/donations/pickup/attemptedPickup.ts'
import { pickupWindow } from '../../../shared/rescue/donations/pickup/proposal.ts'
import { type DriverEmail, unsubscribeUrl, writeDriverEmail } from '../../../shared/rescue/transport/driverEmail.ts'
import { runOf, runState } from '../../../shared/rescue/transport/report.ts'
import { reaction } from '../../core/http/reaction.ts'
import { type Mail, mailContent, mailer, soundAddress } from '../../core/mail/mailer.ts'
import { sendOnce } from '../../core/mail/sendOnce.ts'
import { table } from '../../core/table/table.ts'
import { isConflict } from '../../core/table/write.ts'
import { findEntity } from '../../network/organizations/entityTable.ts'
import { donationById } from '../donations/donationTable.ts'
import { loadEmailContext } from '../donations/emailContext.ts'
import { newAccessCode, prolongAccessCode, putAccessCode } from './accessCode.ts'

/**
 * Writes to drivers: a run is offered, or theirs is off. The code of a link is made here and is nowhere but in the e-mail;
 * the table has its hash.
 */

const send = mailer()
const hour = 3_600_000
/** Hours after the pickup window until which a link works: deliveries are reported late, too. */
const codeHours = 48

const OfRun = z.object({ AttemptedPickupID: ID })

/** The run that an event is about, and what its driver is told; undefined when there is nothing to tell (any more). */
function toldOf({ Type, Detail }: Event, donation: Donation): { run: number; kind: DriverEmail } | undefined {
  if (Type === 'DonationCancelled') {
    const AttemptedPickups = acceptedMatch(donation)?.AdHocTransactionAttemptedPickups ?? []
    const held = currentPickup({ AttemptedPickups })
    return held && !held.IsComplete ? { run: held.ID, kind: 'cancelled' } : undefined
  }
  const { AttemptedPickupID: id } = OfRun.parse(Detail)
  const run = runOf(donation, id)
  const state = run && runState(run)
  if (Type === 'RunWithdrawn') return state === 'withdrawn' ? { run: id, kind: 'withdrawn' } : undefined
  if (Type === 'RunMoved') return state === 'held' || state === 'offered' ? { run: id, kind: 'moved' } : undefined
  return state === 'offered' ? { run: id, kind: 'offered' } : undefined
}

const codeEnd = (donation: Donation, now: Date) =>
  new Date((pickupWindow(donation)?.end.getTime() ?? now.getTime()) + codeHours * hour)

/** The link that the driver has works as long as one for the new time. Without a link there is none to prolong. */
async function prolonged(donation: Donation, run: number, now: Date): Promise<void> {
  try {
    await table.commit([prolongAccessCode(run, codeEnd(donation, now))])
  } catch (error) {
    if (!isConflict(error)) throw error
  }
}

/** A fresh code, whose hash is saved before the mail leaves. */
async function issued(donation: Donation, run: number, now: Date): Promise<string> {
  const { code, stored } = newAccessCode(codeEnd(donation, now))
  await table.commit([putAccessCode(run, stored)])
  return code
}

function mailOf(
  provider: TransportationProvider,
  kind: DriverEmail,
  link: { run: number; code: string },
  context: EmailContext,
): Mail {
  const email = writeDriverEmail(kind, { Language: provider.Language, ...link }, context)
  return {
    person: `provider-${provider.ID}`,
    to: provider.EMailAddress,
    replyTo: soundAddress(context.foodBank?.Contact.EMailAddress),
    ...mailContent(email),
    unsubscribeUrl: unsubscribeUrl(context),
  }
}

export const handler = reaction('transport/onRunChanged', async (event, now) => {
  const donation = await donationById(event.Subject.ID)
  const told = donation && toldOf(event, donation)
  const offer = told && runOf(donation, told.run)?.offer
  if (!donation || !told || !offer) return
  const provider = await findEntity('transportationProvider', offer.TransportationProvider.ID)
  if (!provider || !soundAddress(provider.EMailAddress)) return
  const { run, kind } = told
  const context = { ...(await loadEmailContext(donation)), match: acceptedMatch(donation) }
  await sendOnce(
    { eventId: event.ID, subject: `provider-${provider.ID}`, kind: 'transport' },
    async () => {
      // Only an offer needs a new code: whoever held a run has the link.
      if (kind === 'moved') await prolonged(donation, run, now)
      const code = kind === 'offered' ? await issued(donation, run, now) : ''
      return mailOf(provider, kind, { run, code }, context)
    },
    send,
    new Date(),
  )
})
